import type { Adviser } from '../bots/advice';
import type { Seat } from '../game';
import { type ColourNumber, colours } from './card';
import { boxesToFinish, cardPoints, entered, isComplete } from './entering';
import { cardOf, type Move, type State } from './state';

/** What dice do on a card. */
export interface CardFacts {
  /** The place of the card, from 1. */
  readonly place: number;
  /** The dice that fit. */
  readonly boxes: number;
  /** The rows that they fill to the end. */
  readonly rows: number;
  /** The points of the card if they finish it; 0 otherwise. */
  readonly points: number;
  /** The boxes that the card then still needs to be finished (S6). */
  readonly needs: number;
}

/** The card that most of these rolls finish for more points than the dice bring as they lie. */
export interface FinishFacts {
  readonly place: number;
  /** The fewest and the most points that it then brings. */
  readonly least: number;
  readonly points: number;
  /** Of 100 such rolls, how many finish it so. */
  readonly of100: number;
  /** The rolled dice that all of them need, by colour. */
  readonly needs: readonly ColourNumber[];
}

/** The other seat for which the dice finish the most valuable card as they lie. */
export interface RivalFacts {
  readonly seat: Seat;
  readonly points: number;
  /** Of 100 such rolls, how many still finish a card of this seat. */
  readonly of100: number;
}

export interface RollFacts {
  /** The most dice that one card takes as they lie, and whether they fill a row. */
  readonly now: number;
  readonly filled: boolean;
  /** Of 100 such rolls, how many let one card take more dice, and how many fill a row. */
  readonly more: number;
  readonly rows: number;
  readonly finish: FinishFacts | null;
  /** The most boxes that the kept dice fill on one card: of this seat, and of another one. */
  readonly kept: number;
  readonly keptByOthers: number;
  /** All seats enter the same dice (S4), so a roll can take a card from another one. */
  readonly rival: RivalFacts | null;
}

export interface Facts {
  /** The card of the move; for a stop, a pass and a reroll the card that takes the most. Null if nothing fits. */
  readonly own: CardFacts | null;
  /** Another card that takes these dice. */
  readonly other: CardFacts | null;
  /** For a reroll: what the kept dice do on the card that takes the most of them. */
  readonly kept: CardFacts | null;
  /** For a reroll. */
  readonly rolled: RollFacts | null;
  /** The most dice that a card of another seat takes: all seats enter the same dice (S4). */
  readonly theirs: number;
}

export const advice: Adviser<State, Move, Facts> = (state, seat, move) => {
  const all = fits(state, seat, state.dice);
  const own = move.kind === 'enter' ? all.find(({ place }) => place === move.place) : all[0];
  const other = all.find((each) => each !== own);
  const kept = move.kind === 'reroll' ? fits(state, seat, without(state.dice, move.places))[0] : undefined;
  return {
    move,
    other: other ? { kind: 'enter', place: other.place } : null,
    facts: {
      own: own ?? null,
      other: other ?? null,
      kept: kept ?? null,
      rolled: move.kind === 'reroll' ? rolledFacts(state, seat, move.places, all) : null,
      theirs: mostByOthers(state, seat, state.dice),
    },
  };
};

/** Counts the rolls of these dice exactly. `lying`: what the dice do as they lie. */
function rolledFacts(
  state: State,
  seat: Seat,
  places: readonly number[],
  lying: readonly CardFacts[],
): RollFacts {
  const now = mostBoxes(lying);
  const brought = pointsOf(lying);
  const kept = without(state.dice, places);
  const rival = rivalOf(state, seat);
  const finishes: Finish[] = [];
  let [all, more, rows, lost] = [0, 0, 0, 0];
  for (const { dice, ways } of rollsOf(places.length)) {
    const after = [...kept, ...dice];
    const found = fits(state, seat, after);
    all += ways;
    if (found.some(({ boxes }) => boxes > now)) more += ways;
    if (found.some((card) => card.rows > 0)) rows += ways;
    if (rival && pointsOf(fits(state, rival.seat, after)) > 0) lost += ways;
    for (const { place, points } of found) if (points > brought) finishes.push({ place, points, ways, dice });
  }
  const of100 = (ways: number) => Math.floor((100 * ways) / all + 0.5);
  return {
    now,
    filled: lying.some((card) => card.rows > 0),
    more: of100(more),
    rows: of100(rows),
    finish: finishFacts(finishes, of100),
    kept: mostBoxes(fits(state, seat, kept)),
    keptByOthers: mostByOthers(state, seat, kept),
    rival: rival && { ...rival, of100: of100(lost) },
  };
}

const mostBoxes = (cards: readonly CardFacts[]): number => Math.max(0, ...cards.map(({ boxes }) => boxes));

const mostByOthers = (state: State, seat: Seat, dice: readonly ColourNumber[]): number =>
  Math.max(...state.places.map((_, each) => (each === seat ? 0 : mostBoxes(fits(state, each, dice)))));

/** A roll that finishes a card, and how many orders its dice have. */
interface Finish {
  readonly place: number;
  readonly points: number;
  readonly ways: number;
  readonly dice: readonly ColourNumber[];
}

function finishFacts(all: readonly Finish[], of100: (ways: number) => number): FinishFacts | null {
  const waysOf = (place: number) =>
    all.reduce((sum, each) => sum + (each.place === place ? each.ways : 0), 0);
  const [place] = [...new Set(all.map((each) => each.place))].sort((a, b) => waysOf(b) - waysOf(a) || a - b);
  if (place === undefined) return null;
  const rolls = all.filter((each) => each.place === place);
  const needs = colours.flatMap((_, at) => {
    const least = Math.min(...rolls.map(({ dice }) => dice.filter((die) => die === at + 1).length));
    return Array.from({ length: least }, () => at + 1);
  });
  const worths = rolls.map(({ points }) => points);
  return {
    place,
    least: Math.min(...worths),
    points: Math.max(...worths),
    of100: of100(waysOf(place)),
    needs,
  };
}

const pointsOf = ([best]: readonly CardFacts[]): number => best?.points ?? 0;

function rivalOf(state: State, seat: Seat): { readonly seat: Seat; readonly points: number } | null {
  return state.places.reduce<{ readonly seat: Seat; readonly points: number } | null>((best, _, each) => {
    const points = each === seat ? 0 : pointsOf(fits(state, each, state.dice));
    return points > (best?.points ?? 0) ? { seat: each, points } : best;
  }, null);
}

/** All results of so many dice without their order, and how many orders each has. */
function rollsOf(size: number): readonly { readonly dice: readonly ColourNumber[]; readonly ways: number }[] {
  let found: readonly {
    readonly dice: readonly ColourNumber[];
    readonly ways: number;
    readonly same: number;
  }[] = [{ dice: [], ways: 1, same: 0 }];
  for (let count = 1; count <= size; count += 1)
    found = found.flatMap(({ dice, ways, same }) =>
      colours.flatMap((_, at) => {
        const colour = at + 1;
        const last = dice[dice.length - 1] ?? 0;
        if (colour < last) return [];
        const again = colour === last ? same + 1 : 1;
        return [{ dice: [...dice, colour], ways: (ways * count) / again, same: again }];
      }),
    );
  return found;
}

const without = (dice: readonly ColourNumber[], places: readonly number[]): readonly ColourNumber[] =>
  dice.filter((_, at) => !places.includes(at + 1));

/** The cards that take some of these dice, first the one that brings the most points, then the most boxes. */
function fits(state: State, seat: Seat, dice: readonly ColourNumber[]): readonly CardFacts[] {
  const found = (state.places[seat] ?? []).flatMap((held, at): CardFacts[] => {
    if (!held) return [];
    const card = cardOf(state.setup, held.number);
    const after = entered(card, held.filled, dice);
    if (!after) return [];
    const boxes = after.reduce((sum, filled, row) => sum + filled - (held.filled[row] ?? 0), 0);
    const rows = card.filter(
      (row, index) => after[index] === row.boxes && (held.filled[index] ?? 0) < row.boxes,
    ).length;
    const points = isComplete(card, after) ? cardPoints(card, after) : 0;
    return [{ place: at + 1, boxes, rows, points, needs: boxesToFinish(card, after) }];
  });
  return found.sort((a, b) => b.points - a.points || b.boxes - a.boxes);
}
