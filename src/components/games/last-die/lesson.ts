import { msg } from '@lingui/core/macro';
import { lastDie } from '../../../engine/last-die';
import { FIRST_POINTS } from '../../../engine/last-die/rules';
import type { State } from '../../../engine/last-die/state';
import { tableauOf } from '../../../engine/last-die/state';
import type { GameLesson } from '../lesson';

const ROWS = ['+30: 4 4', '+40: * * *', '-20: 6 6', '+50: 1 2 3 4', '+20: 5 3', '+30: 1 1'] as const;

/** Why the last die counts, and why one die must be placed. */
export const lesson: GameLesson<State> = {
  game: lastDie,
  options: { ...lastDie.options.defaults, tableaus: [ROWS] },
  start: [0, 1],
  steps: [
    {
      kind: 'do',
      words: msg`You have 15 dice. In a turn you roll five of them. Roll!`,
      at: ['move roll'],
      moves: ['roll'],
      dice: [4, 4, 2, 6, 1],
      otherwise: [],
    },
    {
      kind: 'place',
      words: msg`Row 1 wants two fours. Dice go in from the left. Tap row 1.`,
      at: ['row 1'],
      moves: ['place 4 1'],
      otherwise: [
        ['place 6 3', msg`Row 3 costs 20 points. The player who places its last die pays them. Tap row 1.`],
        ['place *', msg`That fits, too. But you can fill row 1 at once: tap row 1.`],
      ],
    },
    {
      kind: 'place',
      words: msg`One box is left. The player who places the last die of a row gets its points. Tap row 1 again.`,
      at: ['row 1'],
      moves: ['place 4 1'],
      otherwise: [
        ['stop', msg`Then Mia could place the last die and get the 30 points. Tap row 1 again.`],
        ['*', msg`First take the 30 points: tap row 1 again.`],
      ],
    },
    {
      kind: 'do',
      words: msg`30 points for you! Now you may place more, roll the other dice again, or stop. A die in your hand is a die for later: stop.`,
      at: ['move stop'],
      moves: ['stop'],
      otherwise: [
        [
          'roll',
          msg`In a real game you could. Here, stop: or you may have to place a die that costs you points.`,
        ],
        ['place 6 3', msg`Row 3 costs 20 points. Leave it to Mia: stop.`],
        ['place *', msg`That fits. But then Mia could finish what you begin: stop.`],
      ],
    },
    { kind: 'bot', words: msg`Mia rolls.`, at: [], move: 'roll', dice: [2, 2, 5, 6, 6] },
    { kind: 'bot', words: msg`Mia begins row 2.`, at: ['row 2'], move: 'place 2 2' },
    {
      kind: 'bot',
      words: msg`A row of stars wants dice that are all alike. Mia takes twos.`,
      at: ['row 2'],
      move: 'place 2 2',
    },
    { kind: 'bot', words: msg`Mia stops.`, at: ['row 2'], move: 'stop' },
    {
      kind: 'do',
      words: msg`The stars want dice that are all alike. Mia has placed two twos, and one box is left. Your turn: roll.`,
      at: ['move roll', 'row 2'],
      moves: ['roll'],
      dice: [2, 1, 3, 5, 6],
      otherwise: [],
    },
    {
      kind: 'place',
      words: msg`You have a two! Place the last die of row 2, and all its 40 points are yours. Tap row 2.`,
      at: ['row 2'],
      moves: ['place 2 2'],
      otherwise: [
        ['place 6 3', msg`Row 3 costs points. Take the 40 points: tap row 2.`],
        ['place *', msg`That fits. But first take the 40 points: tap row 2.`],
      ],
    },
    {
      kind: 'do',
      words: msg`It does not matter who has placed the other dice. Now stop.`,
      at: ['move stop'],
      moves: ['stop'],
      otherwise: [['*', msg`In a real game you could. Here, stop.`]],
    },
    { kind: 'bot', words: msg`Mia rolls.`, at: [], move: 'roll', dice: [6, 6, 4, 4, 3] },
    {
      kind: 'bot',
      words: msg`If any die fits, one must be placed. Mia’s sixes fit only in row 3.`,
      at: ['row 3'],
      move: 'place 6 3',
    },
    { kind: 'bot', words: msg`Mia stops before the last die of row 3.`, at: ['row 3'], move: 'stop' },
    {
      kind: 'do',
      words: msg`If any die fits, one must be placed. Mia had to begin row 3, and left its last die to you. Roll.`,
      at: ['move roll', 'row 3'],
      moves: ['roll'],
      dice: [6, 4, 4, 3, 2],
      otherwise: [],
    },
    {
      kind: 'place',
      words: msg`Only your 6 fits, so you must place it. It is the last die of row 3, and costs you 20 points. Tap row 3.`,
      at: ['row 3'],
      moves: ['place 6 3'],
      otherwise: [],
    },
    {
      kind: 'do',
      words: msg`Bad luck. The dice in your hand come back to you: stop.`,
      at: ['move stop'],
      moves: ['stop'],
      otherwise: [['*', msg`In a real game you could. Here, stop.`]],
    },
  ],
  closing(state, say) {
    const [points = 0, theirs = 0] = state.points;
    const [first = 0, second = 0, third = 0] = tableauOf(state).map((row) => row.points);
    const cost = -third;
    return [
      say(
        msg`You began with ${FIRST_POINTS} points. The last die of row 1 brought ${first}, that of row 2 brought ${second}, and that of row 3 cost ${cost}: you have ${points}.`,
      ),
      say(msg`Mia has placed three dice, but no last one: she still has ${theirs} points.`),
      say(msg`Before you stop, look: which row could the next player finish?`),
    ];
  },
};
