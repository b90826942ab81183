import { msg, plural } from '@lingui/core/macro';
import type { ColourNumber } from '../../../../engine/sun-rows/card';
import { colourWords } from '../../../board-kit/colour-words';
import { colourNames } from '../../../board-kit/game-colours';
import type { Say } from '../../face';
import { colourOf } from '../board/colour';

export const colourName = (number: ColourNumber, say: Say): string => say(colourWords[colourOf(number)].name);

/** Joins words into a list as the language writes it. */
export function listed(things: readonly string[], say: Say): string {
  return things.length === 0 ? '' : things.reduce((list, next) => say(msg`${list}, ${next}`));
}

/** Dice by colour: "2 red, 1 blue". */
export function diceWords(dice: readonly ColourNumber[], say: Say): string {
  const counts = colourNames.map((_, at) => dice.filter((die) => die === at + 1).length);
  return countWords(counts, say);
}

/** The count of each colour, red first. */
export function countWords(counts: readonly number[], say: Say): string {
  const words = counts.flatMap((count, at) => {
    const name = colourName(at + 1, say);
    return count > 0 ? [say(msg({ message: `${count} ${name}`, comment: 'so many of a colour' }))] : [];
  });
  return listed(words, say);
}

export const pointWords = (points: number, say: Say): string =>
  say(msg`${plural(points, { one: '# point', other: '# points' })}`);
