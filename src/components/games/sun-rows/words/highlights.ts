import { msg, plural } from '@lingui/core/macro';
import { CARDS_TO_END, cardOf, type Move, type State } from '../../../../engine/sun-rows/state';
import type { Happening, Highlight, Say } from '../../face';
import { fullRows } from '../board/fit';
import { finishedCards } from './finished-cards';
import { pointWords } from './words';

type Played = Happening<State, Move>;

/** Highlights: the best card, the quickest card, the most suns, and the nearest miss. */
export function highlights(
  played: readonly Played[],
  names: readonly string[],
  say: Say,
): readonly Highlight[] {
  const cards = finishedCards(played);
  const nameOf = (seat: number) => names[seat] ?? '';
  const found: Highlight[] = [];
  const best = only(cards, ({ points }) => points);
  if (best) {
    const name = nameOf(best.seat);
    const points = pointWords(best.points, say);
    found.push({ line: say(msg`${name} had the best card: ${points}.`), hero: best.seat });
  }
  const quickest = only(cards, ({ turns }) => -turns);
  if (quickest && quickest.turns <= QUICK) {
    const { seat, turns } = quickest;
    const name = nameOf(seat);
    found.push({
      line: say(msg`${name} finished a card in only ${plural(turns, { one: '# turn', other: '# turns' })}.`),
      hero: seat,
    });
  }
  const suns = names.map((_, seat) =>
    cards.reduce((sum, card) => sum + (card.seat === seat ? card.suns : 0), 0),
  );
  const sunniest = only(
    suns.map((count, seat) => ({ count, seat })),
    ({ count }) => count,
  );
  if (sunniest && sunniest.count > 0) {
    const { seat, count } = sunniest;
    const name = nameOf(seat);
    found.push({
      line: say(msg`${name} made the most suns shine: ${plural(count, { one: '# sun', other: '# suns' })}.`),
      hero: seat,
    });
  }
  const missed = dearestMiss(played.at(-1)?.after);
  if (missed) {
    const { seat, boxes } = missed;
    const name = nameOf(seat);
    found.push({
      line: say(msg`${name} was ${plural(boxes, { one: '# box', other: '# boxes' })} short of another card.`),
      hero: null,
      loser: seat,
    });
  }
  return found;
}

/** The item with the greatest measure; null if several have it. */
function only<Item>(items: readonly Item[], measure: (item: Item) => number): Item | null {
  const most = Math.max(...items.map(measure));
  const found = items.filter((item) => measure(item) === most);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** A card usually takes seven or eight turns; one in four takes at most this many. */
const QUICK = 4;

/** A near miss lacks at most this many boxes. */
const NEAR = 2;

/** The unfinished card that lacked the fewest boxes for its third full row, if it was a near miss. */
function dearestMiss(end: State | undefined): { readonly seat: number; readonly boxes: number } | null {
  if (!end) return null;
  const left = end.places.flatMap((places, seat) =>
    places.flatMap((held) => {
      if (!held || end.scored[seat] === CARDS_TO_END) return [];
      const card = cardOf(end.setup, held.number);
      if (fullRows(card, held.filled) !== 2) return [];
      const open = card.map((row, at) => row.boxes - (held.filled[at] ?? 0)).filter((boxes) => boxes > 0);
      return [{ seat, boxes: Math.min(...open) }];
    }),
  );
  const nearest = only(left, ({ boxes }) => -boxes);
  return nearest && nearest.boxes <= NEAR ? nearest : null;
}
