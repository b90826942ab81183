import {
  areEras,
  commonLength,
  type Eras,
  erasAfter,
  erasUpTo,
  isBelievable,
  isLater,
} from '../../../src/net/protocol/eras';

const first = { number: 1, phone: 0, from: 0 };
const outline = (length: number, ...eras: Eras) => ({ eras, length });

describe('eras', () => {
  test('N15 a higher number is later; of the same number, the lower phone', () => {
    expect(isLater({ number: 2, phone: 5 }, { number: 1, phone: 0 })).toBe(true);
    expect(isLater({ number: 2, phone: 1 }, { number: 2, phone: 5 })).toBe(true);
    expect(isLater({ number: 2, phone: 1 }, { number: 2, phone: 1 })).toBe(false);
  });

  test('N15 an era is real if a phone can have missed so many hosts; the numbers can’t be used up', () => {
    const era = (number: number) => ({ number, phone: 1 });
    expect(isBelievable(era(67), era(3))).toBe(true);
    expect(isBelievable(era(68), era(3))).toBe(false);
    expect(isBelievable(era(1), era(3))).toBe(true);
    expect(isBelievable(era(2 ** 31), null)).toBe(true);
    expect(isBelievable(era(2 ** 31 + 1), null)).toBe(false);
    expect(isBelievable(era(2 ** 32 - 2), era(2 ** 32 - 2))).toBe(true);
    expect(isBelievable(era(2 ** 32 - 1), era(2 ** 32 - 2))).toBe(false);
  });

  test('N16 logs with the same eras agree up to the end of the shorter one', () => {
    expect(commonLength(outline(12, first), outline(9, first))).toBe(9);
    expect(commonLength(outline(0), outline(9, first))).toBe(0);
  });

  test('N16 logs don’t agree on entries that only the old host has', () => {
    const later = { number: 2, phone: 1, from: 10 };
    expect(commonLength(outline(12, first), outline(13, first, later))).toBe(10);
    expect(commonLength(outline(12, first, later), outline(13, first, { ...later, phone: 2 }))).toBe(10);
    expect(commonLength(outline(14, first, later), outline(13, first, { ...later, from: 8 }))).toBe(8);
  });

  test('a truncated log loses the eras beyond its end', () => {
    const eras = erasAfter([first], { number: 2, phone: 1 }, 10);
    expect(erasAfter(eras, { number: 2, phone: 1 }, 12)).toBe(eras);
    expect(erasUpTo(eras, 10)).toEqual([first]);
    expect(erasUpTo(eras, 11)).toEqual(eras);
  });

  test('N25 eras that no log can have are refused', () => {
    const later = { number: 2, phone: 1, from: 3 };
    expect(areEras([first, later], 4)).toBe(true);
    expect(areEras([], 0)).toBe(true);
    expect(areEras([], 1)).toBe(false);
    expect(areEras([first, later], 3)).toBe(false);
    expect(areEras([{ ...first, from: 1 }], 3)).toBe(false);
    expect(areEras([later, first], 4)).toBe(false);
    expect(areEras([first, { ...first, from: 2 }], 4)).toBe(false);
    const many = Array.from({ length: 256 }, (_, at) => ({ number: at + 1, phone: 0, from: at }));
    expect(
      areEras(
        many.slice(1).map((era, from) => ({ ...era, from })),
        300,
      ),
    ).toBe(true);
    expect(areEras(many, 300)).toBe(false);
  });
});
