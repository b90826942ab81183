import { best } from '../../bots/best';
import type { Spent } from '../../bots/bot';
import { expected, type Keeps, keepsOf, withReroll } from '../../bots/keeps';
import type { Seat } from '../../game';
import { colours } from '../card';
import { DICE, MOST_ROLLS, type Move, type State } from '../state';
import { countsOf, rollAllBut } from './dice';
import { bestGain, outlookOf, type Throw } from './outlook';

/** How much of what a result brings to the others is taken off it. Found by play against itself. */
const OTHERS_GAIN = 0.7;

interface Tables {
  readonly keeps: Keeps;
  readonly throws: readonly Throw[];
}

let tables: Tables | null = null;

function makeTables(): Tables {
  const keeps = keepsOf(DICE, colours.length);
  const throws = keeps.counts.slice(0, keeps.throws).map((counts) => ({
    dice: counts.flatMap((count, at) => Array.from({ length: count }, () => at + 1)),
    counts,
  }));
  return { keeps, throws };
}

/** S3: the keep with the best average over all that the dice can still do. With less time, fewer rolls ahead. */
export function chooseReroll(state: State, seat: Seat, spent?: Spent): Move {
  tables ??= makeTables();
  const { keeps, throws } = tables;
  if (spent?.()) return { kind: 'stop' };
  const worths = resultWorths(state, seat, throws, spent);
  let deps = expected(keeps, worths);
  for (let rolls = state.rolls + 1; rolls < MOST_ROLLS && !spent?.(); rolls += 1)
    deps = expected(keeps, withReroll(keeps, deps));
  const thrown = keeps.indexOf(countsOf(state.dice));
  const kept = best(keeps.within[thrown] ?? [], (keep) =>
    keep === thrown ? (worths[thrown] ?? 0) : (deps[keep] ?? 0),
  );
  return rollAllBut(state.dice, keeps.counts[kept] ?? []);
}

/** What each throw is worth to the seat: its own gain less what the others, who enter it too (S4), make of it. */
function resultWorths(state: State, seat: Seat, throws: readonly Throw[], spent?: Spent): readonly number[] {
  const own = outlookOf(state, seat);
  let worths = throws.map((each) => bestGain(own, each));
  const share = OTHERS_GAIN / (state.places.length - 1);
  for (let other = 0; other < state.places.length; other += 1) {
    if (other === seat) continue;
    if (spent?.()) break;
    const theirs = outlookOf(state, other);
    worths = throws.map((each, at) => (worths[at] ?? 0) - share * bestGain(theirs, each));
  }
  return worths;
}
