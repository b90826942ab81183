import { msg, plural } from '@lingui/core/macro';
import { type Move, type State, X } from '../../../../engine/arena/state';
import type { Happening, Say } from '../../face';
import { type ThrowFacts, throwFacts } from './throw-facts';
import { faceName, listed } from './words';

export function narrate(happening: Happening<State, Move>, names: readonly string[], say: Say): string {
  const { seat, move } = happening.entry;
  const name = names[seat] ?? '';
  const facts = throwFacts(happening);
  if (!facts)
    return move.kind === 'regroup' ? moved(happening, move.die, name, say) : ended(happening, name, say);
  const sentences = [
    throwSentence(facts, name, say),
    ...otherSentences(facts, say),
    ...ending(happening, name, say),
  ];
  return sentences.join(' ');
}

function moved({ before }: Happening<State, Move>, die: number, name: string, say: Say): string {
  const face = faceName(before.arena[die - 1]?.face ?? X);
  return say(msg`${name} moves the ${face}.`);
}

const ended = (happening: Happening<State, Move>, name: string, say: Say): string =>
  [say(msg`${name} stops.`), ...ending(happening, name, say)].join(' ');

/** The throw: which dice were thrown and which were taken. */
function throwSentence(facts: ThrowFacts, name: string, say: Say): string {
  const { taken, grand, thrown: count, fates } = facts;
  const dice = taken.length;
  if (dice > 0) {
    const list = listed(
      taken.map(({ face }) => faceName(face)),
      say,
    );
    return grand
      ? say(msg`${name} throws all ${count} dice and takes ${dice}: ${list}.`)
      : say(msg`${name} throws and takes ${dice} dice: ${list}.`);
  }
  if (grand)
    return say(
      msg`${name} throws ${plural(count, { one: 'the last die', other: 'all # dice' })}. Nothing matches.`,
    );
  const own = fates.at(-1);
  if (!own) return say(msg`${name} throws a die, and it leaves the arena.`);
  if (own.face === X) return say(msg`${name} throws an X: that die is out of the game.`);
  const value = faceName(own.face);
  return say(msg`${name} throws a ${value}. Nothing matches.`);
}

/** The other dice of the throw, which the first sentence leaves out. */
function otherSentences(
  { taken, crosses, lost, cocked, thrown: count, fates, grand }: ThrowFacts,
  say: Say,
): readonly string[] {
  const own = fates.at(-1);
  const reported = taken.length === 0 && !grand && count === 1;
  const moreCrosses = crosses - (reported && own?.face === X ? 1 : 0);
  const moreLost = lost - (reported && !own ? 1 : 0);
  return [
    ...(cocked.length > 0
      ? [
          say(
            msg`${plural(cocked.length, { one: 'A die leaned and was rolled again.', other: '# dice leaned and were rolled again.' })}`,
          ),
        ]
      : []),
    ...(moreCrosses > 0
      ? [
          say(
            msg`${plural(moreCrosses, { one: 'An X is out of the game.', other: '# X are out of the game.' })}`,
          ),
        ]
      : []),
    ...(moreLost > 0
      ? [say(msg`${plural(moreLost, { one: 'A die flew out.', other: '# dice flew out.' })}`)]
      : []),
  ];
}

/** A7, A8: the player who is out, and the next round or the end of the game. */
function ending({ before, after }: Happening<State, Move>, name: string, say: Say): readonly string[] {
  const roundOver = after.round > before.round || after.phase === 'over';
  if (!roundOver && after.out.length === before.out.length) return [];
  const out = say(msg`${name} has no dice left and is out.`);
  if (after.phase === 'over') return [out, say(msg`The game is over.`)];
  if (!roundOver) return [out];
  const round = after.round + 1;
  return [out, say(msg`Round ${round} begins.`)];
}
