import type { GameResult } from './game-result';
import { matchingOf } from './matching';
import type { Person } from './person';
import { playersAt } from './tallies';

/** A feat that was found: when for the first time, and in how many games. */
export interface FoundFeat {
  readonly id: string;
  /** The time of the first game with it. */
  readonly first: number;
  readonly count: number;
}

/** The found feats of one person: by the game's id, then by the feat's. */
export type FoundFeats = ReadonlyMap<string, ReadonlyMap<string, FoundFeat>>;

export const noFeats: FoundFeats = new Map();

/** Games between two chances to yield. */
const STEP = 50;

/** Whose feats: a person's, or those of everybody at this phone (null), for a phone without persons. */
export type FeatsOf = Person | null;

/**
 * The feats of a person in these games, the oldest first. It yields between a few games, so that thousands can be looked
 * through in slices.
 */
export function* foundFeats(
  results: readonly GameResult[],
  persons: readonly Person[],
  who: FeatsOf,
): Generator<void, FoundFeats> {
  const found = new Map<string, Map<string, FoundFeat>>();
  const featsIn = featsReader(persons, who);
  for (const [index, result] of results.entries()) {
    if (index % STEP === STEP - 1) yield;
    for (const id of featsIn(result)) {
      const game = found.get(result.game) ?? new Map<string, FoundFeat>();
      found.set(result.game, game);
      const before = game.get(id);
      game.set(id, { id, first: before?.first ?? result.at, count: (before?.count ?? 0) + 1 });
    }
  }
  return found;
}

/** Returns a function that tells the feats of a person in a game. */
function featsReader(persons: readonly Person[], who: FeatsOf): (result: GameResult) => ReadonlySet<string> {
  const matching = matchingOf(persons);
  return (result) => {
    if (result.feats.every((own) => own.length === 0)) return new Set();
    const seats = who
      ? playersAt(result, matching)
          .filter(({ person }) => person?.id === who.id)
          .map(({ seat }) => result.seats.indexOf(seat))
      : result.seats.flatMap(({ bot, elsewhere }, seat) => (bot === null && !elsewhere ? [seat] : []));
    return new Set(seats.flatMap((seat) => result.feats[seat] ?? []));
  };
}

/** The feats that somebody has found in this game for the first time, by person. The results are the oldest first. */
export function newFeats(
  results: readonly GameResult[],
  persons: readonly Person[],
  id: string,
): readonly { readonly who: FeatsOf; readonly feats: readonly string[] }[] {
  const at = results.findIndex((result) => result.id === id);
  const result = results[at];
  if (!result) return [];
  const everybody: readonly FeatsOf[] = persons.length > 0 ? persons : [null];
  return everybody.flatMap((who) => {
    const featsIn = featsReader(persons, who);
    const fresh = new Set(featsIn(result));
    for (const other of results.slice(0, at)) {
      if (fresh.size === 0) break;
      if (other.game === result.game) for (const feat of featsIn(other)) fresh.delete(feat);
    }
    return fresh.size > 0 ? [{ who, feats: [...fresh] }] : [];
  });
}
