import { pick, type Uniform } from '../../../src/engine/random';

/** Returns a text with random typing errors; it is mostly wrong. */
const slips: readonly ((text: string, random: Uniform) => string)[] = [
  (text) => ` ${text}`,
  (text) => `${text} `,
  (text) => text.toUpperCase(),
  (text) => text.replace(' ', '  '),
  (text) => text.replace(' ', ''),
  (text) => text.replace(/\d+/, '0$&'),
  (text) => text.replace(/\d+/, '-$&'),
  (text) => text.replace(/\d+/, '$&.0'),
  (text) => text.replace(/\d+/, ''),
  (text) => text.replace(/\d+$/, (number) => `${number} ${number}`),
  (text) => text.replace(/\d+$/, (number) => String(Number(number) + 1)),
  (text, random) => text.replace(/\d/, String(random(10))),
  (text, random) => text.slice(0, random(text.length)),
  (text, random) => text.slice(random(text.length)),
  (text) => `${text}\n`,
  (text) => `${text}\u0000`,
  (text) => text.replace('e', 'е'),
  (text) => [...text].reverse().join(''),
  () => '',
];

export const mutated = (text: string, random: Uniform): string => pick(slips, random)(text, random);
