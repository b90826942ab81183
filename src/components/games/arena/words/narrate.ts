import { msg, plural } from '@lingui/core/macro';
import { type Move, type State, X } from '../../../../engine/arena/state';
import type { Happening, Say } from '../../face';
import { type Knocked, type ThrowFacts, throwFacts } from './throw-facts';
import { faceName, listed } from './words';

type Played = Happening<State, Move>;

export function narrate(
  happening: Played,
  names: readonly string[],
  say: Say,
  earlier: () => readonly Played[] = () => [],
): string {
  const { seat, move } = happening.entry;
  const name = names[seat] ?? '';
  const facts = throwFacts(happening);
  if (facts) {
    const sentences = [
      throwSentence(facts, name, say),
      ...facts.knocked.map((die) => knockedSentence(die, say)),
      ...otherSentences(facts, say),
      ...nothingMatches(facts, say),
      ...staying(facts, happening.after, say),
      ...ending(happening, name, say),
    ];
    return sentences.join(' ');
  }
  if (move.kind === 'regroup') return moved(happening, move.die, name, say);
  return [stopSentence(thrownBefore(seat, earlier()), name, say), ...ending(happening, name, say)].join(' ');
}

function moved({ before }: Played, die: number, name: string, say: Say): string {
  const face = faceName(before.arena[die - 1]?.face ?? X);
  return say(msg`${name} moves the ${face}.`);
}

/** The throws of this seat's turn, which go on without a match until it stops. */
function thrownBefore(seat: number, earlier: readonly Played[]): readonly ThrowFacts[] {
  const from = earlier.findLastIndex(
    ({ entry, after }) => entry.seat !== seat || (entry.move.kind === 'throw' && after.phase !== 'more'),
  );
  return earlier.slice(from + 1).flatMap((happening) => throwFacts(happening) ?? []);
}

/** Why the player has fewer dice now: what the throws of the turn have cost. */
function stopSentence(thrown: readonly ThrowFacts[], name: string, say: Say): string {
  const throws = thrown.length;
  if (throws === 0) return say(msg`${name} stops.`);
  const lost = thrown.reduce((sum, facts) => sum + facts.lost + facts.crosses, 0);
  const stops = say(
    msg`${name} stops after ${plural(throws, { one: '# throw', other: '# throws' })} without a match.`,
  );
  return lost === 0
    ? stops
    : `${stops} ${say(msg`${plural(lost, { one: '# die is', other: '# dice are' })} out of the game.`)}`;
}

/** The throw: which dice were thrown and which were taken. */
function throwSentence({ taken, grand, thrown: count, fates }: ThrowFacts, name: string, say: Say): string {
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
  if (grand) return say(msg`${name} throws ${plural(count, { one: 'the last die', other: 'all # dice' })}.`);
  const own = fates.at(-1);
  if (!own) return say(msg`${name} throws a die out of the arena: it is lost.`);
  if (own.face === X) return say(msg`${name} throws an X: that die is out of the game.`);
  const value = faceName(own.face);
  return say(msg`${name} throws a ${value}.`);
}

function nothingMatches({ taken, grand, thrown: count, fates }: ThrowFacts, say: Say): readonly string[] {
  const own = fates.at(-1);
  // A thrown die that is lost has been said to be.
  const told = !grand && (!own || own.face === X);
  if (taken.length > 0 || told) return [];
  return [grand && count === 1 ? say(msg`There is nothing to match.`) : say(msg`Nothing matches.`)];
}

/** A6: a grand throw fills the arena with what does not match. */
function staying({ grand }: ThrowFacts, { arena }: State, say: Say): readonly string[] {
  if (!grand) return [];
  if (arena.length === 0) return [say(msg`No die stays in the arena.`)];
  const faces = listed(arena.map(({ face }) => faceName(face)).sort(), say);
  return [
    say(
      msg`${plural(arena.length, { one: `One die stays in the arena: ${faces}.`, other: `# dice stay in the arena: ${faces}.` })}`,
    ),
  ];
}

/** A die that lay there and was hit. */
function knockedSentence({ from, to }: Knocked, say: Say): string {
  const face = faceName(from);
  if (to === null) return say(msg`The ${face} is knocked out of the arena.`);
  if (to === X) return say(msg`The ${face} tips over to an X and is out of the game.`);
  const other = faceName(to);
  return say(msg`The ${face} tips over to a ${other}.`);
}

/** The other dice of the throw, which the sentences before leave out. */
function otherSentences(
  { taken, crosses, lost, cocked, knocked, thrown: count, fates, grand }: ThrowFacts,
  say: Say,
): readonly string[] {
  const own = fates.at(-1);
  const reported = taken.length === 0 && !grand && count === 1;
  const knockedTo = (face: number | null) => knocked.filter(({ to }) => to === face).length;
  const moreCrosses = crosses - knockedTo(X) - (reported && own?.face === X ? 1 : 0);
  const moreLost = lost - knockedTo(null) - (reported && !own ? 1 : 0);
  return [
    ...(cocked.length > 0
      ? [
          say(
            msg`${plural(cocked.length, { one: 'A die leaned: its number was unclear, so it was rolled again.', other: '# dice leaned: their numbers were unclear, so they were rolled again.' })}`,
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
function ending({ before, after }: Played, name: string, say: Say): readonly string[] {
  const roundOver = after.round > before.round || after.phase === 'over';
  if (!roundOver && after.out.length === before.out.length) return [];
  const out = say(msg`${name} has no dice left and is out.`);
  if (after.phase === 'over') return [out, say(msg`The game is over.`)];
  if (!roundOver) return [out];
  const round = after.round + 1;
  return [out, say(msg`Round ${round} begins.`)];
}
