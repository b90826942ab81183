import { best } from '../../bots/best';
import type { Bot } from '../../bots/bot';
import { expected, keepsOf, withReroll, type Keeps } from '../../bots/keeps';
import type { Seat } from '../../game';
import { cardPoints, entered, isComplete, rowPoints } from '../entering';
import { moves } from '../rules';
import { cardOf, type Move, type State } from '../state';
import { cardValue, freshFor, horizonOf, params, seatValue } from './value';

let keepsTable: Keeps | null = null;
const keeps5 = () => (keepsTable ??= keepsOf(5, 6));

const throwsDice: (readonly number[])[] = [];
function diceOf(index: number): readonly number[] {
  if (throwsDice.length === 0) {
    const k = keeps5();
    for (let i = 0; i < k.throws; i++) throwsDice.push((k.counts[i] ?? []).flatMap((n, face) => Array.from({ length: n }, () => face + 1)));
  }
  return throwsDice[index]!;
}

export const make = (p: any): Bot<State, Move> => {
  /** gain of a place with dice */
  function context(state: State, seat: Seat) {
    const horizon = horizonOf(state, p);
    const scored = state.scored[seat] ?? 0;
    const fresh = freshFor(scored, p);
    const cards = (state.places[seat] ?? []).map((held) => {
      if (!held) return null;
      const card = cardOf(state.setup, held.number);
      return { card, filled: held.filled, now: cardValue(card, held.filled, horizon, fresh, p), row: rowPoints(card, held.filled) };
    });
    // lead if it ends
    let endBonus = 0;
    if (scored === 3) {
      const rows = (s: number) => (state.places[s] ?? []).reduce((sum, c) => sum + (c ? rowPoints(cardOf(state.setup, c.number), c.filled) : 0), state.points[s] ?? 0);
      const otherNow = Math.max(...state.places.map((_, s) => (s === seat ? -999 : rows(s))));
      const otherV = Math.max(...state.places.map((_, s) => (s === seat ? -999 : seatValue(state, s, horizon, p))));
      const mineRows = rows(seat), mineV = seatValue(state, seat, horizon, p);
      endBonus = 1;
      return { horizon, fresh, cards, end: (place: number, pts: number) => {
        const lead = mineRows - (cards[place]?.row ?? 0) + pts - otherNow;
        return lead + Math.sign(lead) * p.win - (mineV - otherV);
      } };
    }
    const gone = state.scored.includes(4);
    return { horizon, fresh, cards, end: (place: number, pts: number) => pts + (gone ? 0 : fresh) - (cards[place]?.now ?? 0) };
  }
  type C = ReturnType<typeof context>;
  function gain(c: C, place: number, dice: readonly number[]): number | null {
    const held = c.cards[place];
    if (!held) return null;
    const after = entered(held.card, held.filled, dice);
    if (!after) return null;
    if (isComplete(held.card, after)) return c.end(place, cardPoints(held.card, after));
    return cardValue(held.card, after, c.horizon, c.fresh, p) - held.now;
  }
  function bestGain(c: C, dice: readonly number[]): number {
    let most = 0;
    for (let i = 0; i < c.cards.length; i++) most = Math.max(most, gain(c, i, dice) ?? 0);
    return most;
  }
  return {
    choose(state, seat, _random, spent) {
      const list = moves(state, seat);
      if (list.length === 1) return list[0]!;
      if (state.phase === 'answer') {
        const c = context(state, seat);
        return best(list, (m) => (m.kind === 'enter' ? gain(c, m.place - 1, state.dice) ?? -99 : 0));
      }
      if (state.phase === 'reroll') {
        const c = context(state, seat);
        const k = keeps5();
        let worths: readonly number[] = Array.from({ length: k.throws }, (_, i) => bestGain(c, diceOf(i)));
        if (p.deny) {
          state.places.forEach((_, o) => { if (o !== seat) { const oc = context(state, o); worths = worths.map((w, i) => w - p.deny * bestGain(oc, diceOf(i))); } });
        }
        let means = expected(k, worths);
        for (let left = 3 - state.rolls; left > 1; left--) { means = expected(k, withReroll(k, means)); }
        const counts = [0, 0, 0, 0, 0, 0];
        for (const d of state.dice) counts[d - 1]!++;
        const idx = k.indexOf(counts);
        const parts = k.within[idx]!;
        const keep = best(parts, (i) => (i === idx ? worths[idx]! : means[i]!));
        if (keep === idx) return { kind: 'stop' };
        const leftCounts = [...k.counts[keep]!];
        const places: number[] = [];
        state.dice.forEach((d, at) => { if (leftCounts[d - 1]! > 0) leftCounts[d - 1]!--; else places.push(at + 1); });
        return { kind: 'reroll', places };
      }
      const horizon = horizonOf(state, p);
      const fv = (n: number) => cardValue(cardOf(state.setup, n), [], horizon, p.fresh, p);
      if (state.phase === 'take') return best(list, (m) => (m.kind === 'take' ? fv(state.open[m.place - 1]!) : 0));
      return best(list, (m) => (m.kind === 'keep' ? m.places.reduce((s, at) => s + fv(state.places[seat]![at - 1]!.number), 0) : 0));
    },
  };
};
export const normal = make(params);
