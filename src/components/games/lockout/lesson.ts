import { msg, plural } from '@lingui/core/macro';
import { lockout } from '../../../engine/lockout';
import { marksOf, scoreOf, worth } from '../../../engine/lockout/sheet';
import { emptySheet, type State } from '../../../engine/lockout/state';
import type { GameLesson } from '../lesson';

const [RED, YELLOW, GREEN] = [0, 1, 2];

/** Why gaps cost, what a row is worth, and what a turn without a mark costs. */
export const lesson: GameLesson<State> = {
  game: lockout,
  options: lockout.options.defaults,
  start: [0],
  steps: [
    {
      kind: 'do',
      words: msg`Six dice: two white ones, four coloured ones. Roll them.`,
      at: ['move roll'],
      moves: ['roll'],
      dice: [2, 1, 3, 5, 4, 6],
      otherwise: [],
    },
    {
      kind: 'do',
      words: msg`White 2 and 1 make 3. Rows are filled from left to right, so begin far to the left: tap red 3.`,
      at: ['cell red 3'],
      moves: ['mark red 3'],
      otherwise: [
        ['mark yellow *', msg`Yellow 3 is just as good. For this lesson, tap red 3.`],
        ['mark *', msg`In that row, nine numbers stand before the 3. They would be lost. Tap red 3.`],
        ['pass', msg`You may pass. But this mark costs you nothing: tap red 3.`],
      ],
    },
    {
      kind: 'bot',
      words: msg`Mia marks a 3, too.`,
      at: [],
      move: 'mark yellow 3',
    },
    {
      kind: 'do',
      words: msg`The white dice are for everyone. On your own turn you may also add one white and one coloured die: white 1 and red 3 make 4. Tap red 4.`,
      at: ['cell red 4'],
      moves: ['mark red 4'],
      otherwise: [
        ['mark red *', msg`Red 5 leaves out the 4, and then the 4 is lost. Tap red 4.`],
        ['mark *', msg`You may. But two marks in one row are worth more than in two rows: tap red 4.`],
        ['pass', msg`You may pass. But two marks in one row are worth more: tap red 4.`],
      ],
    },
    {
      kind: 'bot',
      words: msg`Now Mia rolls. Her white dice count for you, too.`,
      at: [],
      move: 'roll',
      dice: [5, 6, 1, 2, 3, 2],
    },
    {
      kind: 'do',
      words: msg`White 5 and 6 make 11. In red, six numbers would be lost. Green runs from 12 down: there you lose only the 12. Tap green 11.`,
      at: ['cell green 11'],
      moves: ['mark green 11'],
      otherwise: [
        ['mark red *', msg`The red numbers 5 to 10 would be lost for good. Tap green 11.`],
        ['mark yellow *', msg`Nine yellow numbers would be lost for good. Tap green 11.`],
        ['mark *', msg`Blue 11 is just as good. For this lesson, tap green 11.`],
        ['pass', msg`You may pass. But in green you lose only the 12: tap green 11.`],
      ],
    },
    { kind: 'bot', words: msg`Mia marks an 11, too.`, at: [], move: 'mark blue 11' },
    {
      kind: 'bot',
      words: msg`Mia adds white 5 and yellow 2.`,
      at: [],
      move: 'mark yellow 7',
    },
    {
      kind: 'do',
      words: msg`Mia has marked yellow 7 after her yellow 3: she has lost the 4, the 5 and the 6. Your turn: roll.`,
      at: ['move roll'],
      moves: ['roll'],
      dice: [3, 4, 1, 4, 5, 6],
      otherwise: [],
    },
    {
      kind: 'do',
      words: msg`White 3 and 4 make 7. In every row, a 7 would lose two numbers or more. You need not mark: pass.`,
      at: ['move pass'],
      moves: ['pass'],
      otherwise: [['mark *', msg`You may. But the coloured dice have something better for you: pass.`]],
    },
    { kind: 'bot', words: msg`Mia passes, too.`, at: [], move: 'pass' },
    {
      kind: 'do',
      words: msg`White 4 and red 1 make 5, right after your 4. Without any mark in your own turn you take a miss: 5 points off. Tap red 5.`,
      at: ['cell red 5'],
      moves: ['mark red 5'],
      otherwise: [
        ['pass', msg`That would be a miss, and 5 points off. Tap red 5.`],
        ['mark *', msg`You may. But red 5 loses no number: tap red 5.`],
      ],
    },
    {
      kind: 'tell',
      words: msg`Three marks in red: 1 + 2 + 3 = 6 points. Each mark in a row is worth one more than the mark before it.`,
      at: ['row red'],
    },
    {
      kind: 'tell',
      words: msg`The last number locks its row for everyone. You need five marks in the row first, and the lock counts as one more mark.`,
      at: ['lock red'],
    },
  ],
  closing({ sheets }, say) {
    const [own = emptySheet, other = emptySheet] = sheets;
    const points = scoreOf(own);
    const [red, green] = [marksOf(own, RED), marksOf(own, GREEN)];
    const [redPoints, greenPoints] = [worth(red), worth(green)];
    const all = red + green;
    const theirs = scoreOf(other);
    const yellow = marksOf(other, YELLOW);
    return [
      say(
        msg`You have ${plural(points, { one: '# point', other: '# points' })}: ${redPoints} for ${plural(red, { one: '# mark', other: '# marks' })} in red and ${greenPoints} for ${plural(green, { one: '# mark', other: '# marks' })} in green.`,
      ),
      say(msg`In different rows, the same ${all} marks would be worth only ${all} points.`),
      say(
        msg`Mia has ${plural(theirs, { one: '# point', other: '# points' })}: only ${yellow} of her marks are in one row. And she has left a gap there, so that row will stay short.`,
      ),
    ];
  },
};
