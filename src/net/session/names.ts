/** In code points. A name then has at most 80 bytes, the limit of a message. */
export const LONGEST_NAME = 20;

/**
 * Returns a name in one line and one direction, without invisible characters, except those that join emoji, and without piles of marks.
 * Line breaks count as white space.
 */
export function tidyName(text: string): string {
  const points: number[] = [];
  let marks = 0;
  for (const point of pointsOf(text.normalize('NFC').replace(/\s+/g, ' '))) {
    if (isUnseen(point) && !belongsToPicture(point, points)) continue;
    marks = isMark(point) ? marks + 1 : 0;
    if (marks > MOST_MARKS) continue;
    if (points.at(-1) === JOINER && !isPicture(point)) points.pop();
    points.push(point);
  }
  if (points.at(-1) === JOINER) points.pop();
  return textOf(points).normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** Returns a tidy name of limited length. Empty if no visible character is left. */
export const decentName = (text: string, longest = LONGEST_NAME): string =>
  tidyName([...tidyName(text)].slice(0, longest).join(''));

/** Whether a person could not tell these names apart. */
export const alikeNames = (a: string, b: string): boolean => comparableName(a) === comparableName(b);

/**
 * N29: the name that a seat gets for this text: tidy, different from all other names, or the old name if
 * nothing is left.
 */
export function nameFor(seats: readonly { readonly name: string }[], seat: number, text: string): string {
  const wish = decentName(text);
  if (wish === '') return seats[seat]?.name ?? '';
  const others = new Set(seats.flatMap(({ name }, at) => (at === seat ? [] : [comparableName(name)])));
  let name = wish;
  for (let count = 2; others.has(comparableName(name)); count += 1) {
    const end = ` ${count}`;
    name = `${decentName(wish, LONGEST_NAME - end.length)}${end}`;
  }
  return name;
}

/** Equal for names that a person could not tell apart. */
export const comparableName = (name: string): string =>
  textOf(pointsOf(tidyName(name)).filter((point) => !isUnseen(point))).toLowerCase();

const pointsOf = (text: string): readonly number[] =>
  Array.from(text, (character) => character.codePointAt(0) ?? 0);

const textOf = (points: readonly number[]): string =>
  points.map((point) => String.fromCodePoint(point)).join('');

const JOINER = 0x200d;
const PICTURE = 0xfe0f;
const BLACK_FLAG = 0x1f3f4;

/** Ranges of control, bidirectional, zero-width and blank characters: first and last code point. */
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

/** N29: no language needs more combining marks in a row. Piled up they would cover the lines above and below. */
const MOST_MARKS = 2;

/** Ranges of combining marks above and below other characters: first and last code point. */
const MARKS: readonly (readonly [number, number])[] = [
  [0x0300, 0x036f],
  [0x0483, 0x0489],
  [0x0591, 0x05c7],
  [0x0610, 0x061a],
  [0x064b, 0x065f],
  [0x06d6, 0x06ed],
  [0x0730, 0x074a],
  [0x07eb, 0x07f3],
  [0x0816, 0x082d],
  [0x0898, 0x0903],
  [0x0e31, 0x0e3a],
  [0x0e47, 0x0e4e],
  [0x0eb1, 0x0ebc],
  [0x0ec8, 0x0ece],
  [0x0f18, 0x0f19],
  [0x0f35, 0x0f39],
  [0x0f71, 0x0f84],
  [0x135d, 0x135f],
  [0x1ab0, 0x1aff],
  [0x1cd0, 0x1cf9],
  [0x1dc0, 0x1dff],
  [0x20d0, 0x20ff],
  [0x302a, 0x302f],
  [0x3099, 0x309a],
  [0xa66f, 0xa67d],
  [0xfe20, 0xfe2f],
];

const isMark = (point: number): boolean => MARKS.some(([from, to]) => point >= from && point <= to);

const isUnseen = (point: number): boolean => UNSEEN.some(([from, to]) => point >= from && point <= to);

const isTag = (point: number): boolean => point >= 0xe0020 && point <= 0xe007f;

/** Emoji, and characters that a variation selector turns into emoji. */
const isPicture = (point: number): boolean =>
  (point >= 0x1f000 && point <= 0x1faff) || (point >= 0x2190 && point <= 0x2bff) || isKey(point);

const isKey = (point: number): boolean =>
  (point >= 0x30 && point <= 0x39) || point === 0x23 || point === 0x2a;

/**
 * Whether an invisible character is part of an emoji: a joiner, a variation selector, or the tags of a flag.
 */
function belongsToPicture(point: number, before: readonly number[]): boolean {
  const last = before.at(-1) ?? 0;
  if (point === JOINER) return last === PICTURE || (isPicture(last) && !isKey(last));
  if (point === PICTURE) return isPicture(last);
  return isTag(point) && (last === BLACK_FLAG || isTag(last));
}
