import { msg } from '@lingui/core/macro';
import { lastDie } from '../../../engine/last-die';
import { FIRST_POINTS } from '../../../engine/last-die/rules';
import type { State } from '../../../engine/last-die/state';
import { tableauOf } from '../../../engine/last-die/state';
import type { GameLesson } from '../lesson';

const ROWS = ['+30: 4 4', '+40: * * *', '-20: 6 6', '+50: a a a b b', '+20: 5 3', '+30: 1 1'] as const;

/** Why the last die counts, why one die must be placed, and what a roll in vain means. */
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
      words: msg`30 points for you! The dice in your hand are dice for later. Press “Stop”.`,
      at: ['move stop'],
      moves: ['stop'],
      otherwise: [
        [
          'roll',
          msg`In a real game you could. Here, press “Stop”: you may have to place a die that costs you points.`,
        ],
        ['place 6 3', msg`Row 3 costs 20 points. Leave it to Mia: press “Stop”.`],
        ['place *', msg`That fits. But then Mia could finish what you begin: press “Stop”.`],
      ],
    },
    { kind: 'bot', words: msg`Mia rolls.`, at: [], move: 'roll', dice: [2, 2, 5, 5, 3] },
    {
      kind: 'bot',
      words: msg`Mia places twos in row 2.`,
      at: ['row 2'],
      move: 'place 2 2',
    },
    {
      kind: 'bot',
      words: msg`Mia places twos in row 2.`,
      at: ['row 2'],
      move: 'place 2 2',
    },
    {
      kind: 'bot',
      words: msg`Mia places fives in row 4.`,
      at: ['row 4'],
      move: 'place 5 4',
    },
    {
      kind: 'bot',
      words: msg`Mia places fives in row 4.`,
      at: ['row 4'],
      move: 'place 5 4',
    },
    { kind: 'bot', words: msg`Mia stops.`, at: [], move: 'stop' },
    {
      kind: 'tell',
      words: msg`Row 2 has stars: all its dice must be alike, of any number. Mia has begun with twos.`,
      at: ['row 2'],
    },
    {
      kind: 'tell',
      words: msg`Row 4 has two groups: three dice alike, then two dice alike on B, with another number.`,
      at: ['row 4'],
    },
    {
      kind: 'do',
      words: msg`Row 2 lacks only one two. Your turn: roll.`,
      at: ['move roll'],
      moves: ['roll'],
      dice: [2, 3, 3, 4, 4],
      otherwise: [],
    },
    {
      kind: 'place',
      words: msg`You have a two! Place the last die of row 2. All its 40 points are yours. Tap row 2.`,
      at: ['row 2'],
      moves: ['place 2 2'],
      otherwise: [],
    },
    {
      kind: 'do',
      words: msg`It does not matter who has placed the other dice. Now try your luck: roll the other four again.`,
      at: ['move roll'],
      moves: ['roll'],
      dice: [3, 3, 4, 2],
      otherwise: [['stop', msg`In a real game you could. Here, roll the other four again.`]],
    },
    {
      kind: 'tell',
      words: msg`None of them fits, so your turn is over. You keep your points, and the four dice come back to you.`,
      at: [],
    },
    { kind: 'bot', words: msg`Mia rolls.`, at: [], move: 'roll', dice: [6, 6, 4, 4, 3] },
    {
      kind: 'bot',
      words: msg`Mia places a six in row 3.`,
      at: ['row 3'],
      move: 'place 6 3',
    },
    {
      kind: 'tell',
      words: msg`If any die fits, one must be placed. Mia’s sixes fit only in row 3, which costs points.`,
      at: ['row 3'],
    },
    { kind: 'bot', words: msg`Mia stops before the last die of row 3.`, at: ['row 3'], move: 'stop' },
    {
      kind: 'do',
      words: msg`Mia has left the last die of row 3 to you. Roll.`,
      at: ['move roll'],
      moves: ['roll'],
      dice: [6, 4, 4, 3, 2],
      otherwise: [],
    },
    {
      kind: 'place',
      words: msg`Grey dice fit nowhere. Only your 6 fits, so you must place it, and pay 20 points. Tap row 3.`,
      at: ['row 3'],
      moves: ['place 6 3'],
      otherwise: [],
    },
    {
      kind: 'do',
      words: msg`Bad luck. Press “Stop”.`,
      at: ['move stop'],
      moves: ['stop'],
      otherwise: [['*', msg`In a real game you could. Here, press “Stop”.`]],
    },
    {
      kind: 'tell',
      words: msg`When all rows are full, the round is over. Each of you gets 15 dice again, and a new tableau comes.`,
      at: [],
    },
    {
      kind: 'tell',
      words: msg`When somebody has 500 points, this tableau is still played to its end. Then the game is over: the most points win.`,
      at: [],
    },
  ],
  closing(state, say) {
    const [points = 0, theirs = 0] = state.points;
    const [first = 0, second = 0, third = 0] = tableauOf(state).map((row) => row.points);
    const cost = -third;
    return [
      say(
        msg`Everybody begins with ${FIRST_POINTS} points. The last die of row 1 brought ${first}, that of row 2 brought ${second}, and that of row 3 cost ${cost}: you have ${points}.`,
      ),
      say(msg`Mia has placed five dice, but no last one: she still has ${theirs} points.`),
      say(msg`Why stop? If a die fits, you must place one: it may cost you points, or help the next player.`),
    ];
  },
};
