/** In code points: so a name has 80 bytes at most, as many as a message takes. */
export const LONGEST_NAME = 20;

/**
 * A name as it was meant: in one line, read in one direction, and with nothing in it that can't be seen. What breaks a line counts as
 * white space.
 */
export function tidyName(text: string): string {
  const kept: number[] = [];
  for (const point of pointsOf(text.replace(/\s+/g, ' '))) {
    if (isUnseen(point) && !belongsToPicture(point, kept)) continue;
    if (kept.at(-1) === JOINER && !isPicture(point)) kept.pop();
    kept.push(point);
  }
  if (kept.at(-1) === JOINER) kept.pop();
  return textOf(kept).normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** The same, and not too long. Empty if there is nothing to see in it. */
export const decentName = (text: string, longest = LONGEST_NAME): string =>
  tidyName([...tidyName(text)].slice(0, longest).join(''));

/** Whether nobody could tell these names apart. */
export const alikeNames = (a: string, b: string): boolean => alike(a) === alike(b);

/** N29: what a seat is called whose name is to be this: what it was called if that is none, and no name twice. */
export function nameFor(seats: readonly { readonly name: string }[], seat: number, text: string): string {
  const wish = decentName(text);
  if (wish === '') return seats[seat]?.name ?? '';
  const others = new Set(seats.flatMap(({ name }, at) => (at === seat ? [] : [alike(name)])));
  let name = wish;
  for (let count = 2; others.has(alike(name)); count += 1) {
    const end = ` ${count}`;
    name = `${decentName(wish, LONGEST_NAME - end.length)}${end}`;
  }
  return name;
}

const alike = (name: string): string =>
  textOf(pointsOf(tidyName(name)).filter((point) => !isUnseen(point))).toLowerCase();

const pointsOf = (text: string): readonly number[] =>
  Array.from(text, (character) => character.codePointAt(0) ?? 0);

const textOf = (points: readonly number[]): string =>
  points.map((point) => String.fromCodePoint(point)).join('');

const JOINER = 0x200d;
const PICTURE = 0xfe0f;
const BLACK_FLAG = 0x1f3f4;

/** From and to: control, bidirectional, zero-width, and what only fills a place. */
const UNSEEN: readonly (readonly [number, number])[] = [
  [0x00, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x034f, 0x034f],
  [0x061c, 0x061c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0x2800, 0x2800],
  [0x3164, 0x3164],
  [0xd800, 0xdfff],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfffb],
  [0xe0000, 0xe0fff],
];

const isUnseen = (point: number): boolean => UNSEEN.some(([from, to]) => point >= from && point <= to);

const isTag = (point: number): boolean => point >= 0xe0020 && point <= 0xe007f;

/** Emoji, and the signs that become one. */
const isPicture = (point: number): boolean =>
  (point >= 0x1f000 && point <= 0x1faff) || (point >= 0x2190 && point <= 0x2bff) || isKey(point);

const isKey = (point: number): boolean =>
  (point >= 0x30 && point <= 0x39) || point === 0x23 || point === 0x2a;

/** Families are joined, hearts are turned red, and the flags of countries within countries are spelt out. */
function belongsToPicture(point: number, before: readonly number[]): boolean {
  const last = before.at(-1) ?? 0;
  if (point === JOINER) return last === PICTURE || (isPicture(last) && !isKey(last));
  if (point === PICTURE) return isPicture(last);
  return isTag(point) && (last === BLACK_FLAG || isTag(last));
}
