import type { GameResult } from './game-result';
import { matchingOf } from './matching';
import type { Person } from './person';

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
  const featsIn = featsReader(persons);
  for (const [index, result] of results.entries()) {
    if (index % STEP === STEP - 1) yield;
    for (const id of featsIn(result).get(who?.id ?? EVERYBODY) ?? []) {
      const game = found.get(result.game) ?? new Map<string, FoundFeat>();
      found.set(result.game, game);
      const before = game.get(id);
      game.set(id, { id, first: before?.first ?? result.at, count: (before?.count ?? 0) + 1 });
    }
  }
  return found;
}

/** What somebody has done for the first time in a game. */
export interface NewFeats {
  readonly who: FeatsOf;
  readonly feats: readonly string[];
}

/**
 * The feats that are new in this game, by person. The results are the oldest first. It yields between a few games: all games
 * before are looked through while the result is shown.
 */
export function* newFeats(
  results: readonly GameResult[],
  persons: readonly Person[],
  id: string,
): Generator<void, readonly NewFeats[]> {
  const at = results.findIndex((result) => result.id === id);
  const result = results[at];
  if (!result) return [];
  const featsIn = featsReader(persons);
  const fresh = featsIn(result);
  for (const [index, other] of results.slice(0, at).entries()) {
    if (index % STEP === STEP - 1) yield;
    if (other.game !== result.game) continue;
    for (const [who, feats] of featsIn(other)) for (const feat of feats) fresh.get(who)?.delete(feat);
  }
  const everybody: readonly FeatsOf[] = persons.length > 0 ? persons : [null];
  return everybody.flatMap((who) => {
    const feats = [...(fresh.get(who?.id ?? EVERYBODY) ?? [])];
    return feats.length > 0 ? [{ who, feats }] : [];
  });
}

/** Stands for everybody at this phone where feats are listed by a person's id. */
const EVERYBODY = '';

/** Returns a function that tells the feats in a game by the id of the person. */
function featsReader(persons: readonly Person[]): (result: GameResult) => Map<string, Set<string>> {
  const matching = matchingOf(persons);
  return ({ seats, at, feats }) => {
    const found = new Map<string, Set<string>>();
    if (feats.every((own) => own.length === 0)) return found;
    const add = (who: string, own: readonly string[]) =>
      found.set(who, new Set([...(found.get(who) ?? []), ...own]));
    const owners = matching(seats, at);
    for (const [seat, { bot, elsewhere }] of seats.entries()) {
      const own = feats[seat] ?? [];
      const person = owners[seat];
      if (person) add(person.id, own);
      if (bot === null && !elsewhere) add(EVERYBODY, own);
    }
    return found;
  };
}
