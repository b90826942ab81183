import { msg, plural } from '@lingui/core/macro';
import type { Move, State } from '../../../../engine/arena/state';
import type { Happening, Highlight, Say } from '../../face';
import { throwFacts } from './throw-facts';

type Played = readonly Happening<State, Move>[];

/** Highlights of a game: the best catch, the longest turn, the largest loss. */
export function highlights(played: Played, names: readonly string[], say: Say): readonly Highlight[] {
  return [
    bestCatch(played, names, say),
    longestTurn(played, names, say),
    mostLost(played, names, say),
  ].filter((highlight) => highlight !== null);
}

/** Every match has two dice, so a catch worth reporting has more. */
const A_CATCH = 3;

function bestCatch(played: Played, names: readonly string[], say: Say): Highlight | null {
  let most = A_CATCH - 1;
  let best: Highlight | null = null;
  for (const happening of played) {
    const facts = throwFacts(happening);
    if (!facts || facts.taken.length <= most) continue;
    most = facts.taken.length;
    const hero = happening.entry.seat;
    const name = names[hero] ?? '';
    const line = facts.grand
      ? say(msg`Best catch: ${name} took ${most} dice with a grand throw.`)
      : say(msg`Best catch: ${name} took ${most} dice with one throw.`);
    best = { line, hero };
  }
  return best;
}

/** A turn with this many throws is worth reporting. */
const BRAVE = 4;

function longestTurn(played: Played, names: readonly string[], say: Say): Highlight | null {
  let most = BRAVE - 1;
  let best: Highlight | null = null;
  let throws = 0;
  for (const { entry, before, after } of played) {
    if (entry.move.kind === 'throw') throws = before.phase === 'first' ? 1 : throws + 1;
    if (entry.move.kind === 'regroup' || after.phase === 'more' || throws <= most) continue;
    most = throws;
    const name = names[entry.seat] ?? '';
    best = { line: say(msg`Most daring: ${name} threw ${most} times in one turn.`), hero: entry.seat };
  }
  return best;
}

/** This many lost dice are worth reporting. */
const MANY = 3;

function mostLost(played: Played, names: readonly string[], say: Say): Highlight | null {
  const lost = names.map(() => 0);
  for (const happening of played) {
    const facts = throwFacts(happening);
    const { seat } = happening.entry;
    if (facts) lost[seat] = (lost[seat] ?? 0) + facts.lost + facts.crosses;
  }
  const worst = Math.max(...lost);
  if (worst < MANY || lost.filter((each) => each === worst).length > 1) return null;
  const name = names[lost.indexOf(worst)] ?? '';
  const line = say(
    msg`${name} had bad luck: ${plural(worst, { one: '# die was', other: '# dice were' })} lost to an X or flew out of the arena.`,
  );
  return { line, hero: null, loser: lost.indexOf(worst) };
}
