import { msg, plural } from '@lingui/core/macro';
import { arena } from '../../../engine/arena';
import type { State } from '../../../engine/arena/state';
import type { GameLesson } from '../lesson';
import { wished } from './wished-throw';
import { faceName, listed } from './words/words';

/** How to throw, which dice come back, how to move dice, and what an empty arena does. */
export const lesson: GameLesson<State> = {
  game: arena,
  options: arena.options.defaults,
  start: [0, 5],
  steps: [
    {
      kind: 'do',
      words: msg`You have 9 dice. Throw one at the die in the arena: swipe over the bowl and let go, or press the button.`,
      at: ['bowl', 'move throw'],
      moves: ['throw*'],
      dice: wished('alone'),
      otherwise: [['*', msg`In a real game you could move the die, too. Here, that comes later: throw now.`]],
    },
    {
      kind: 'do',
      words: {
        tell({ arena: lying }, say) {
          const faces = listed(
            lying.map(({ face }) => faceName(face)),
            say,
          );
          return say(msg`${faces}: nothing matches. You may stop, or throw one more die. Throw!`);
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
            msg`Two dice alike: both come to you, and your turn ends. You have ${plural(own, { one: '# die', other: '# dice' })} again.`,
          );
        },
      },
      at: ['seat 0'],
    },
    { kind: 'bot', words: msg`Mia throws.`, at: [], move: 'throw', dice: wished('cross') },
    {
      kind: 'bot',
      words: msg`An X! That die is out of the game, and Mia stops.`,
      at: ['seat 1'],
      move: 'stop',
    },
    {
      kind: 'place',
      words: msg`Mia has lost a die to an X. Before you throw, you may move the dice that lie there. Drag the die a little, or tap it and turn it.`,
      at: ['arena 1'],
      moves: ['regroup *'],
      otherwise: [
        [
          '*',
          msg`In a real game you could throw at once. Here, try it: drag the die, or tap it and turn it.`,
        ],
      ],
    },
    {
      kind: 'do',
      words: msg`Now throw at it.`,
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
  ],
  closing({ reserves, arena: lying }, say) {
    const [own = 0, theirs = 0] = reserves;
    const left = lying.length;
    return [
      say(
        msg`You have ${plural(own, { one: '# die', other: '# dice' })}: each match has brought you your own die and the one that lay there.`,
      ),
      say(
        msg`Mia has ${plural(theirs, { one: '# die', other: '# dice' })}. An X has cost her one. After her grand throw only the dice that matched came back; ${plural(left, { one: '# die lies', other: '# dice lie' })} there for you.`,
      ),
      say(msg`A player without dice is out, and the last one wins.`),
    ];
  },
};
