import type { Seat } from '../game';
import { type AnyMatch, follow, followOpening } from '../match';
import { seeded } from '../random';
import type { Thought } from './bot';
import type { Coach } from './coach';

/** What a coach has found about one entry of a game. */
export interface Finding {
  /** What the dice brought, by seat, in shares of the win; null if none fell. */
  readonly luck: readonly number[] | null;
  /** What the decision gave away. */
  readonly error: number;
  /** The best decision as text, if it was better than the one that was made. */
  readonly better: string | null;
  /** Each seat's share of the win after the entry. */
  readonly shares: readonly number[];
}

/**
 * Judges the entries of a game, from those on that are `known`. It yields each finding, and null between two
 * steps of one. A finding depends on the game and the coach alone, so it does not matter where it was stopped.
 */
export function* findingsOf(
  { game, opening, log }: AnyMatch,
  coach: Coach<unknown, unknown>,
  known = 0,
): Generator<Finding | null, void> {
  const first = followOpening(game, opening);
  if (!first.ok) return;
  let before = first.value;
  for (const [index, entry] of log.entries()) {
    const next = follow(game, before, entry);
    if (!next.ok) return;
    if (index >= known) {
      const judging = coach.slowly(before, entry, next.value, seeded(index + 1));
      const { luck, error, better } = yield* inSteps(judging);
      yield null;
      const places = game.ranking(next.value);
      const shares = places ? sharesOf(places) : yield* inSteps(coach.chances(next.value, seeded(index + 1)));
      yield {
        luck: luck.some((share) => share !== 0) ? luck.map(rounded) : null,
        error: rounded(error),
        better: error > 0 && better !== null ? game.notation.format(better) : null,
        shares: shares.map(rounded),
      };
    } else yield null;
    before = next.value;
  }
}

/** Four decimals are more than any screen shows. */
const rounded = (share: number): number => Math.floor(share * 10_000 + 0.5) / 10_000;

/** Thinks to the end, and yields null between two steps. */
function* inSteps<Result>(thought: Thought<Result>): Generator<null, Result> {
  let step = thought.next();
  while (!step.done) {
    yield null;
    step = thought.next();
  }
  return step.value;
}

/** At the end the win is shared by those in first place. */
function sharesOf(places: readonly number[]): readonly number[] {
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / winners : 0));
}

/** What dice and decisions meant for a seat in the whole game, in shares of the win. */
export interface SeatSum {
  readonly luck: number;
  /** What all its decisions gave away. */
  readonly error: number;
  /** How many of its decisions gave something away that is worth a word. */
  readonly errors: number;
}

export function sumsOf({ opening, log }: AnyMatch, findings: readonly Finding[]): readonly SeatSum[] {
  return opening.names.map((_, seat) => {
    const own = findings.filter((_, at) => log[at]?.seat === seat);
    return {
      luck: findings.reduce((sum, { luck }) => sum + (luck?.[seat] ?? 0), 0),
      error: own.reduce((sum, { error }) => sum + error, 0),
      errors: own.filter(({ error }) => error >= LEAST_ERROR).length,
    };
  });
}

/** The chances of all seats after so many entries. */
export interface Chances {
  readonly at: number;
  readonly shares: readonly number[];
}

/** The chances in the course of the game. Before the first entry they are equal. */
export function curveOf({ opening }: AnyMatch, findings: readonly Finding[]): readonly Chances[] {
  const { length } = opening.names;
  const start: Chances = { at: 0, shares: opening.names.map(() => 1 / length) };
  return [start, ...findings.map(({ shares }, index) => ({ at: index + 1, shares }))];
}

/** An entry that changed a seat's chances a lot. */
export interface TurningPoint {
  /** `dice`: what fell was far better or worse than usual. `decision`: another one was better. */
  readonly kind: 'dice' | 'decision';
  /** The index of the entry. */
  readonly index: number;
  /** What it meant for the seat, in shares of the win. Below zero for every decision. */
  readonly swing: number;
  /** The seat's share of the win after these dice, or with the move that was made. */
  readonly share: number;
  /** The better decision as text. */
  readonly better: string | null;
}

const MOST = 3;
/** Smaller errors are not worth a child's attention, and may be the coach's own. */
const LEAST_ERROR = 0.02;
const LEAST_LUCK = 0.06;
/** A decision teaches more than dice, so it comes before dice that meant up to so many times as much. */
const TEACHES = 3;

/**
 * Returns the greatest turning points of a seat in the order of the game. Among them are the greatest decision, and the dice that did
 * most for the result: a winner is not told of bad dice alone. Of several rolls of one turn the greatest is told.
 */
export function turningPointsOf(
  { log, opening }: AnyMatch,
  findings: readonly Finding[],
  seat: Seat,
): readonly TurningPoint[] {
  const points = findings.flatMap(({ luck, error, better, shares }, index): readonly TurningPoint[] => {
    const swing = luck?.[seat] ?? 0;
    const share = shares[seat] ?? 0;
    const own = log[index]?.seat === seat && error >= LEAST_ERROR && better !== null;
    return [
      ...(own ? [{ kind: 'decision', index, swing: -error, share: share - swing, better } as const] : []),
      ...(Math.abs(swing) >= LEAST_LUCK
        ? [{ kind: 'dice', index, swing, share, better: null } as const]
        : []),
    ];
  });
  const weight = ({ kind, swing }: TurningPoint) => Math.abs(swing) * (kind === 'decision' ? TEACHES : 1);
  points.sort((a, b) => weight(b) - weight(a) || a.index - b.index);
  const turns = turnsOf(log);
  const told = points.filter(
    (point, at) =>
      point.kind === 'decision' ||
      !points.slice(0, at).some(({ kind, index }) => kind === 'dice' && turns[index] === turns[point.index]),
  );
  const won = (findings.at(-1)?.shares[seat] ?? 0) - 1 / opening.names.length;
  const first = [
    told.find(({ kind }) => kind === 'decision'),
    told.find(({ kind, swing }) => kind === 'dice' && swing * won >= 0),
  ].filter((point) => point !== undefined);
  const rest = told.filter((point) => !first.includes(point));
  return [...first, ...rest].slice(0, MOST).sort((a, b) => a.index - b.index);
}

/** The number of the turn of each entry: how often the seat has changed. */
function turnsOf(log: AnyMatch['log']): readonly number[] {
  let turn = 0;
  return log.map(({ seat }, index) => {
    if (index > 0 && log[index - 1]?.seat !== seat) turn += 1;
    return turn;
  });
}
