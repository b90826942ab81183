import { msg, plural } from '@lingui/core/macro';
import { lockout } from '../../../engine/lockout';
import { marksOf, scoreOf, worth } from '../../../engine/lockout/sheet';
import { emptySheet, type State } from '../../../engine/lockout/state';
import type { GameLesson } from '../lesson';

const [RED, GREEN] = [0, 2];
const ROWS = [0, 1, 2, 3];

/** Why gaps cost, what a row is worth, what a turn without a mark costs, and how a row is locked. */
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
        ['pass', msg`In a real game you could pass. Here, tap red 3: this mark costs you nothing.`],
      ],
    },
    {
      kind: 'bot',
      words: msg`The white dice are for everyone: Mia marks a 3, too.`,
      at: [],
      move: 'mark yellow 3',
    },
    {
      kind: 'do',
      words: msg`On your own turn you may also add one white and one coloured die: white 1 and red 3 make 4. Tap red 4.`,
      at: ['cell red 4'],
      moves: ['mark red 4'],
      otherwise: [
        ['mark red *', msg`Red 5 leaves out the 4, and then the 4 is lost. Tap red 4.`],
        [
          'mark *',
          msg`In a real game you could. Here, tap red 4: two marks in one row are worth more than in two rows.`,
        ],
        [
          'pass',
          msg`In a real game you could pass. Here, tap red 4: two marks in one row are worth more than one.`,
        ],
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
      words: msg`Mia rolled white 5 and 6: an 11 for you, too. In red, six numbers would be lost. Green begins with 12, so only one is lost there. Tap green 11.`,
      at: ['cell green 11'],
      moves: ['mark green 11'],
      otherwise: [
        ['mark red *', msg`The red numbers 5 to 10 would be lost for good. Tap green 11.`],
        ['mark yellow *', msg`Nine yellow numbers would be lost for good. Tap green 11.`],
        ['mark *', msg`Blue 11 is just as good. For this lesson, tap green 11.`],
        ['pass', msg`In a real game you could pass. Here, tap green 11: you lose only the 12.`],
      ],
    },
    { kind: 'bot', words: msg`Mia marks an 11, too.`, at: [], move: 'mark blue 11' },
    {
      kind: 'bot',
      words: msg`Now Mia adds white 5 and yellow 2.`,
      at: [],
      move: 'mark yellow 7',
    },
    {
      kind: 'do',
      words: msg`Mia has marked blue 11, then yellow 7 after her yellow 3: her 4, 5 and 6 are lost. Your turn: roll.`,
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
      otherwise: [
        [
          'mark *',
          msg`In a real game you could. Here, pass: the coloured dice have something better for you.`,
        ],
      ],
    },
    { kind: 'bot', words: msg`Mia passes, too.`, at: [], move: 'pass' },
    {
      kind: 'do',
      words: msg`White 4 and red 1 make 5, right after your 4. Tap red 5.`,
      at: ['cell red 5'],
      moves: ['mark red 5'],
      otherwise: [
        ['pass', msg`That would be a miss, and 5 points off. Tap red 5.`],
        ['mark *', msg`In a real game you could. Here, tap red 5: it loses no number.`],
      ],
    },
    { kind: 'bot', words: msg`Mia’s turn: she rolls.`, at: [], move: 'roll', dice: [4, 2, 6, 1, 1, 1] },
    {
      kind: 'do',
      words: msg`Mia rolled white 4 and 2: a 6 for you, too. Tap red 6.`,
      at: ['cell red 6'],
      moves: ['mark red 6'],
      otherwise: [
        ['mark *', msg`Four numbers or more would be lost in that row. Tap red 6.`],
        ['pass', msg`In a real game you could pass. Here, tap red 6: it loses no number.`],
      ],
    },
    { kind: 'bot', words: msg`Mia passes: in every row she would lose many numbers.`, at: [], move: 'pass' },
    { kind: 'bot', words: msg`She uses no coloured die, either.`, at: [], move: 'pass' },
    {
      kind: 'do',
      words: msg`Mia marked nothing in her own turn: that is a miss, 5 points off. Your turn: roll.`,
      at: ['move roll'],
      moves: ['roll'],
      dice: [1, 6, 6, 2, 1, 3],
      otherwise: [],
    },
    {
      kind: 'do',
      words: msg`White 1 and 6 make 7. It is your fifth mark in red: tap red 7.`,
      at: ['cell red 7'],
      moves: ['mark red 7'],
      otherwise: [
        ['mark *', msg`In a real game you could. Here, tap red 7: you need five marks in red.`],
        ['pass', msg`In a real game you could pass. Here, tap red 7: you need five marks in red.`],
      ],
    },
    { kind: 'bot', words: msg`Mia marks a 7, too.`, at: [], move: 'mark blue 7' },
    {
      kind: 'do',
      words: msg`With five marks before it, you may mark the last number, and that locks the row. White 6 and red 6 make 12: tap red 12.`,
      at: ['cell red 12'],
      moves: ['mark red 12'],
      otherwise: [
        ['pass', msg`In a real game you could pass. Here, lock the row: tap red 12.`],
        ['mark *', msg`In a real game you could. Here, lock the row: tap red 12.`],
      ],
    },
    {
      kind: 'tell',
      words: msg`Red is locked: nobody can mark there any more. The lock is one more mark. Seven marks: 1 + 2 + 3 + 4 + 5 + 6 + 7 = 28 points.`,
      at: ['row red'],
    },
    {
      kind: 'tell',
      words: msg`Others who mark the last number at the same moment lock the row, too. The second locked row or anybody’s fourth miss ends the game. Most points win.`,
      at: ['lock red'],
    },
  ],
  closing({ sheets }, say) {
    const [own = emptySheet, other = emptySheet] = sheets;
    const points = scoreOf(own);
    const [red, green] = [marksOf(own, RED), marksOf(own, GREEN)];
    const [redPoints, greenPoints] = [worth(red), worth(green)];
    const all = red + green;
    const spread = ROWS.reduce((sum, row) => sum + worth(Math.floor((all + row) / ROWS.length)), 0);
    const theirs = scoreOf(other);
    const longest = Math.max(...ROWS.map((row) => marksOf(other, row)));
    return [
      say(
        msg`You have ${plural(points, { one: '# point', other: '# points' })}: ${redPoints} for ${plural(red, { one: '# mark', other: '# marks' })} in red and ${greenPoints} for ${plural(green, { one: '# mark', other: '# marks' })} in green.`,
      ),
      say(msg`Spread evenly over the four rows, the same ${all} marks would be worth only ${spread} points.`),
      say(
        msg`Mia has ${plural(theirs, { one: '# point', other: '# points' })}: at most ${plural(longest, { one: '# mark', other: '# marks' })} in one row, gaps, and a miss.`,
      ),
    ];
  },
};
