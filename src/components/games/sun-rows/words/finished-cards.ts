import { rowPoints } from '../../../../engine/sun-rows/entering';
import { cardAt, cardOf, type Move, type State } from '../../../../engine/sun-rows/state';
import type { Happening } from '../../face';
import { fitInPlay } from '../board/fit';

/** A finished card. */
export interface FinishedCard {
  readonly seat: number;
  readonly points: number;
  /** The points of each full row. */
  readonly rows: readonly number[];
  /** The number of suns on full rows, and their points. */
  readonly suns: number;
  readonly sunPoints: number;
  /** How many results its owner has answered while it was on the table. */
  readonly turns: number;
}

/** The finished cards of all seats, the first one first. */
export function finishedCards(played: readonly Happening<State, Move>[]): readonly FinishedCard[] {
  const ages = new Map<string, number>();
  const finished: FinishedCard[] = [];
  for (const { entry, before } of played) {
    const { seat, move } = entry;
    if (move.kind !== 'enter' && move.kind !== 'pass') continue;
    for (const held of before.places[seat] ?? []) {
      if (held) ages.set(keyOf(seat, held.number), (ages.get(keyOf(seat, held.number)) ?? 0) + 1);
    }
    const held = move.kind === 'enter' ? cardAt(before, seat, move.place) : null;
    const fit = held && fitInPlay(before, held);
    if (!held || !fit?.complete) continue;
    const card = cardOf(before.setup, held.number);
    const full = card.filter((row, at) => fit.filled[at] === row.boxes);
    finished.push({
      seat,
      points: fit.points,
      rows: full.map(({ points }) => points),
      suns: full.filter(({ sun }) => sun).length,
      sunPoints: fit.points - rowPoints(card, fit.filled),
      turns: ages.get(keyOf(seat, held.number)) ?? 0,
    });
  }
  return finished;
}

const keyOf = (seat: number, number: number) => `${seat} ${number}`;
