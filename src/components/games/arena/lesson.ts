import { msg, plural } from '@lingui/core/macro';
import { arena } from '../../../engine/arena';
import type { State } from '../../../engine/arena/state';
import type { Say } from '../face';
import type { GameLesson } from '../lesson';
import { wished } from './wished-throw';
import { faceName, listed } from './words/words';

/** A strong throw away from the seat: most of these leave the bowl. */
const TOO_HARD = 'throw 0 -200 0 2000';

/** How to throw, what comes back, what is lost, what moving dice is good for, and what an empty arena does. */
export const lesson: GameLesson<State> = {
  game: arena,
  options: arena.options.defaults,
  start: [0, 5],
  steps: [
    {
      kind: 'do',
      words: msg`You have 9 dice. Throw one at the die in the arena: swipe over the bowl and let go, press the button, or choose “How to throw”.`,
      at: ['bowl', 'move throw'],
      moves: ['throw*'],
      dice: wished('alone'),
      otherwise: [['*', msg`In a real game you could move the die, too. Here, that comes later: throw now.`]],
    },
    {
      kind: 'do',
      words: {
        tell({ arena: lying }, say) {
          const faces = facesOf(lying, say);
          return say(msg`${faces}: nothing matches. You may stop, or throw one more die. Throw again!`);
        },
      },
      at: ['bowl', 'move throw'],
      moves: ['throw*'],
      dice: wished('match'),
      otherwise: [
        [
          'stop',
          msg`In a real game you could stop. Here, throw one more: two dice lie there for the next player to match.`,
        ],
        ['*', msg`In a real game you could move dice, too. Here, that comes later: throw now.`],
      ],
    },
    {
      kind: 'tell',
      words: {
        tell({ reserves }, say) {
          const [own = 0] = reserves;
          return say(
            msg`Two dice alike: both have come to you, and your turn ends. You have ${plural(own, { one: '# die', other: '# dice' })} again.`,
          );
        },
      },
      at: ['seat 0'],
    },
    { kind: 'bot', words: msg`Mia throws.`, at: [], move: 'throw', dice: wished('cross') },
    {
      kind: 'tell',
      words: msg`An X! That die is out of the game. But an X does not end the turn: Mia may throw again.`,
      at: ['seat 1'],
    },
    { kind: 'bot', words: msg`Mia throws hard.`, at: [], move: TOO_HARD, dice: wished('out') },
    {
      kind: 'tell',
      words: {
        tell({ reserves }, say) {
          const [, theirs = 0] = reserves;
          return say(
            msg`Too hard: a die that leaves the bowl is out of the game, too. Mia stops now, to keep her other ${plural(theirs, { one: '# die', other: '# dice' })}.`,
          );
        },
      },
      at: ['seat 1'],
    },
    { kind: 'bot', words: msg`Mia stops.`, at: [], move: 'stop' },
    {
      kind: 'place',
      words: msg`Before you throw, you may move the dice that lie there: put them where you can hit them. Drag the die a little, or choose it and use the buttons at the top.`,
      at: ['arena 1'],
      moves: ['regroup *'],
      otherwise: [
        [
          '*',
          msg`In a real game you could throw at once. Here, try it: drag the die, or choose it and use the buttons.`,
        ],
      ],
    },
    {
      kind: 'do',
      words: msg`Now throw at it: swipe, or use “How to throw”. A die that is hit may turn over: its new number can match, or be an X.`,
      at: ['bowl', 'move throw'],
      moves: ['throw*'],
      dice: wished('match'),
      otherwise: [['*', msg`It lies well there. Now throw at it.`]],
    },
    {
      kind: 'tell',
      words: msg`A match! Now the arena is empty, and Mia must throw all her dice at once: the grand throw.`,
      at: ['seat 0'],
    },
    { kind: 'bot', words: msg`Grand throw!`, at: [], move: 'throw', dice: wished('grand') },
    {
      kind: 'tell',
      words: {
        tell({ reserves, arena: lying }, say) {
          const [, theirs = 0] = reserves;
          const faces = facesOf(lying, say);
          const back = say(
            msg`The dice that matched have come back to Mia: ${plural(theirs, { one: '# die', other: '# dice' })}.`,
          );
          return lying.length === 0
            ? back
            : `${back} ${say(msg`For you to match, these lie there: ${faces}.`)}`;
        },
      },
      at: ['bowl'],
    },
  ],
  closing({ reserves }, say) {
    const [own = 0, theirs = 0] = reserves;
    return [
      say(
        msg`You have ${plural(own, { one: '# die', other: '# dice' })}: each match has brought you your own die and the one that lay there.`,
      ),
      say(
        msg`Mia has ${plural(theirs, { one: '# die', other: '# dice' })}: before her grand throw, an X and a throw out of the bowl took two of them. Of the grand throw, only the dice that matched came back.`,
      ),
      say(msg`A player without dice is out, and the last one wins.`),
    ];
  },
};

const facesOf = (lying: State['arena'], say: Say): string =>
  listed(
    lying.map(({ face }) => faceName(face)),
    say,
  );
