import { best } from '../../bots/best';
import type { Spent } from '../../bots/bot';
import { expected, type Keeps, keepsOf, withReroll } from '../../bots/keeps';
import type { Seat } from '../../game';
import { colours } from '../card';
import { DICE, MOST_ROLLS, type Move, type State } from '../state';
import { countsOf, rollAllBut } from './dice';
import { bestGain, outlookOf, type Throw } from './outlook';

/** The share of the others' gain that is subtracted from a result. Found by self-play. */
const OTHERS_GAIN = 0.7;

interface Tables {
  readonly keeps: Keeps;
  readonly throws: readonly Throw[];
}

let tables: Tables | null = null;

/** All throws and what can be kept of them. They are worked out when they are first wanted. */
export function allThrows(): Tables {
  tables ??= makeTables();
  return tables;
}

function makeTables(): Tables {
  const keeps = keepsOf(DICE, colours.length);
  const throws = keeps.counts.slice(0, keeps.throws).map((counts) => ({
    dice: counts.flatMap((count, at) => Array.from({ length: count }, () => at + 1)),
    counts,
  }));
  return { keeps, throws };
}

/**
 * S3: returns the keep with the best expected value over the remaining rolls. With less time it looks fewer
 * rolls ahead.
 */
export function chooseReroll(state: State, seat: Seat, spent?: Spent): Move {
  const { keeps, throws } = allThrows();
  if (spent?.()) return { kind: 'stop' };
  const worths = resultWorths(state, seat, throws, spent);
  let means = expected(keeps, worths);
  for (let rolls = state.rolls + 1; rolls < MOST_ROLLS && !spent?.(); rolls += 1)
    means = expected(keeps, withReroll(keeps, means));
  const thrown = keeps.indexOf(countsOf(state.dice));
  const kept = best(keeps.within[thrown] ?? [], (keep) =>
    keep === thrown ? (worths[thrown] ?? 0) : (means[keep] ?? 0),
  );
  return rollAllBut(state.dice, keeps.counts[kept] ?? []);
}

/**
 * Returns the value of each throw: the seat's gain minus a share of the gain of the others, who enter it too
 * (S4).
 */
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
