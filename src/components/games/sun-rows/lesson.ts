import { msg, plural } from '@lingui/core/macro';
import { sunRows } from '../../../engine/sun-rows';
import { classicCards } from '../../../engine/sun-rows/classic';
import { cardAt, cardOf, type State } from '../../../engine/sun-rows/state';
import type { GameLesson } from '../lesson';
import { fullRows } from './board/fit';

/** Two cards for each seat, the learner’s first, and the card that follows on the first finished one. */
const CARDS = [
  'red 2*, yellow 3, blue 2, green 4',
  'orange 3, purple 4*, green 2, blue 5',
  'red 3, yellow 2*, green 3, purple 2',
  'orange 2, blue 4*, yellow 5, purple 3',
  'red 5, yellow 5*, green 2*, blue 6, purple 2',
  ...classicCards.slice(6, 13),
];

/** All dice of a colour or none, the dice of others, and what a sun is worth. */
export const lesson: GameLesson<State> = {
  game: sunRows,
  options: { ...sunRows.options.defaults, cards: CARDS },
  start: [0, ...CARDS.map((_, at) => at + 1)],
  steps: [
    {
      kind: 'do',
      words: msg`Your cards have rows of boxes in six colours, and five dice show these colours. You may roll up to three times. Roll.`,
      at: ['move roll'],
      moves: ['roll'],
      dice: [1, 1, 5, 3, 6],
      otherwise: [],
    },
    {
      kind: 'do',
      words: msg`You fill one card with a roll. Red (diamond), blue (ring) and yellow (dot) fit card 1. Purple (plus) does not: tap it and roll it again.`,
      at: ['tray die-5', 'move reroll 5'],
      moves: ['reroll 5'],
      dice: [5],
      otherwise: [
        [
          'stop',
          msg`In a real game you could keep them. Here, roll the purple die again: you have two more rolls.`,
        ],
        [
          'reroll *',
          msg`In a real game you could roll any dice again. Here, roll only the purple one: the others fit.`,
        ],
      ],
    },
    {
      kind: 'do',
      words: msg`Another blue one! Now all five dice fit card 1. Keep them.`,
      at: ['move stop'],
      moves: ['stop'],
      otherwise: [['reroll *', msg`You have one more roll. But all five dice fit: keep them.`]],
    },
    {
      kind: 'do',
      words: msg`Tap card 1: the red row (diamonds) and the blue row (rings) become full.`,
      at: ['card 1'],
      moves: ['enter 1'],
      otherwise: [
        ['enter *', msg`Card 2 would take only the two blue dice. Tap card 1.`],
        ['pass', msg`In a real game you could pass. Here, tap card 1: all five dice fit it.`],
      ],
    },
    { kind: 'bot', words: msg`The same dice count for Mia.`, at: [], move: 'enter 1' },
    {
      kind: 'tell',
      words: msg`Mia has used your dice, too. With each roll, every player fills one card, or passes. Now Mia rolls.`,
      at: ['seat 1'],
    },
    { kind: 'bot', words: msg`Mia rolls.`, at: [], move: 'roll', dice: [3, 3, 4, 4, 2] },
    { kind: 'bot', words: msg`Mia keeps these dice.`, at: [], move: 'stop' },
    {
      kind: 'bot',
      words: msg`Mia fills two greens.`,
      at: [],
      move: 'enter 1',
    },
    {
      kind: 'tell',
      words: msg`Mia has only one yellow box left, so two yellow dice did not fit: all dice of a colour go in, or none.`,
      at: ['seat 1'],
    },
    {
      kind: 'do',
      words: msg`Mia’s dice count for you, too. Two yellows (dots) fill your third row. Three full rows finish a card. Tap card 1.`,
      at: ['card 1'],
      moves: ['enter 1'],
      otherwise: [
        ['enter *', msg`On card 2, two greens would fit. But you can finish card 1: tap it.`],
        ['pass', msg`In a real game you could pass. Here, tap card 1: you can finish it.`],
      ],
    },
    {
      kind: 'tell',
      words: {
        tell({ points }, say) {
          const [own = 0] = points;
          return say(
            msg`${plural(own, { one: '# point', other: '# points' })}: 2 + 3 + 2 for your full rows, and 2 for the sun of the red row (diamonds). Two suns on one card bring 5.`,
          );
        },
      },
      at: ['seat 0'],
    },
    {
      kind: 'do',
      words: msg`A new card has come. Your turn: roll.`,
      at: ['move roll'],
      moves: ['roll'],
      dice: [2, 2, 2, 2, 6],
      otherwise: [],
    },
    {
      kind: 'do',
      words: msg`Four oranges (triangles), but card 2 has only three boxes for them. All or none: tap one orange die and roll it again.`,
      at: ['tray die-4', 'move reroll 1', 'move reroll 2', 'move reroll 3', 'move reroll 4'],
      moves: ['reroll 4', 'reroll 1', 'reroll 2', 'reroll 3'],
      dice: [6],
      otherwise: [
        ['stop', msg`Then no orange die fits card 2. Roll one of them again.`],
        ['reroll *', msg`Keep three oranges and the purple one: roll only one orange die again.`],
      ],
    },
    {
      kind: 'do',
      words: msg`Three oranges and two purples: all five fit card 2. Keep them.`,
      at: ['move stop'],
      moves: ['stop'],
      otherwise: [['reroll *', msg`You have one more roll. But all five dice fit: keep them.`]],
    },
    {
      kind: 'do',
      words: msg`Tap card 2: the orange row (triangles) becomes full.`,
      at: ['card 2'],
      moves: ['enter 2'],
      otherwise: [
        ['enter *', msg`The new card would take only the two purple dice. Tap card 2.`],
        ['pass', msg`In a real game you could pass. Here, tap card 2: all five dice fit it.`],
      ],
    },
    { kind: 'bot', words: msg`The same dice count for Mia.`, at: [], move: 'enter 2' },
  ],
  closing(state, say) {
    const [own = 0, theirs = 0] = state.points;
    const held = cardAt(state, 0, 2);
    const card = held ? cardOf(state.setup, held.number) : [];
    const full = held ? fullRows(card, held.filled) : 0;
    return [
      say(
        msg`You have ${plural(own, { one: '# point', other: '# points' })}: 2 + 3 + 2 for the three full rows of your finished card, and 2 for one full row with a sun.`,
      ),
      say(
        msg`Card 2 has ${plural(full, { one: '# full row', other: '# full rows' })}. It counts when the card is finished: a fourth full row counts, too. At the end of the game full rows count, but no suns.`,
      ),
      say(
        msg`Mia has ${plural(theirs, { one: '# point', other: '# points' })}: she has finished no card yet. The game ends with the turn in which a player finishes a fourth card.`,
      ),
    ];
  },
};
