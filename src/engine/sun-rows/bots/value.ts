import type { Seat } from '../../game';
import type { Card } from '../card';
import { cardPoints, rowPoints } from '../entering';
import { cardOf, type State } from '../state';
import { turnsToFill } from './turns-to-fill';

export const params: any = { fresh: 28, pace: 0.5, freshTurns: 7, win: 10, minTurns: 1, deny: 0.7, lambda: 0, otherTriple: 0 };

interface Goal { readonly rows: readonly [number, number, number]; readonly points: number }
const known = new WeakMap<Card, readonly Goal[]>();
export function goalsOf(card: Card): readonly Goal[] {
  let g = known.get(card);
  if (!g) {
    const goals: Goal[] = [];
    for (let a = 0; a < card.length; a++) for (let b = 0; b < a; b++) for (let c = 0; c < b; c++) {
      const filled = card.map((row, at) => (at === a || at === b || at === c ? row.boxes : 0));
      goals.push({ rows: [a, b, c], points: cardPoints(card, filled) });
    }
    g = goals; known.set(card, g);
  }
  return g;
}

/** best goal */
export function cardValue(card: Card, filled: readonly number[], horizon: number, fresh: number, p: any): number {
  const now = rowPoints(card, filled);
  if (horizon <= 0) return now;
  let most = 0, second = 0;
  const free = card.map((row, at) => row.boxes - (filled[at] ?? 0));
  for (const { rows: [a, b, c], points } of goalsOf(card)) {
    const t = turnsToFill(free[a] ?? 0, free[b] ?? 0, free[c] ?? 0);
    const v = ((points + fresh) * horizon + now * t) / (horizon + t);
    if (v > most) { second = most; most = v; } else if (v > second) second = v;
  }
  return most + p.otherTriple * (second - most);
}

export function fastest(card: Card, filled: readonly number[]): number {
  let least = 99;
  for (const { rows: [a, b, c] } of goalsOf(card)) {
    const f = (i: number) => (card[i]?.boxes ?? 0) - (filled[i] ?? 0);
    least = Math.min(least, turnsToFill(f(a), f(b), f(c)));
  }
  return least;
}

export function horizonOf(state: State, p: any): number {
  if (state.scored.includes(4)) return 0;
  let least = 99;
  state.places.forEach((cards, seat) => {
    const ts = cards.flatMap((c) => (c ? [fastest(cardOf(state.setup, c.number), c.filled)] : [])).sort((x, y) => x - y);
    const need = 4 - (state.scored[seat] ?? 0);
    let t = 0;
    for (let i = 0; i < need; i++) t += ts[i] ?? p.freshTurns;
    least = Math.min(least, t * p.pace);
  });
  return Math.max(p.minTurns, least);
}

export const freshFor = (scored: number, p: any): number => (scored >= 3 ? 0 : (p.fresh * (3 - scored)) / 3);

export function seatValue(state: State, seat: Seat, horizon: number, p: any): number {
  const fresh = freshFor(state.scored[seat] ?? 0, p);
  let v = state.points[seat] ?? 0;
  for (const c of state.places[seat] ?? []) if (c) v += cardValue(cardOf(state.setup, c.number), c.filled, horizon, fresh, p);
  return v;
}
