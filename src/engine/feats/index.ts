import { feats as arena } from '../arena/feats';
import type { GameId } from '../games';
import { feats as lastDie } from '../last-die/feats';
import { feats as lockout } from '../lockout/feats';
import type { AnyMatch } from '../match';
import { feats as sunRows } from '../sun-rows/feats';
import type { AnyFeat, FinishedGame, Step } from './feat';

/** The feats of each game, in the order in which they are shown. */
export const featsOf: Readonly<Record<GameId, readonly AnyFeat[]>> = {
  lockout,
  'last-die': lastDie,
  'sun-rows': sunRows,
  arena,
};

/** The feats that each seat has in this game, none while it is under way. `states`: the state before each entry, and the last one. */
export function featsFound(match: AnyMatch, states: readonly unknown[]): readonly (readonly string[])[] {
  const { game, log, state } = match;
  const places = game.ranking(state);
  const all = Object.entries(featsOf).find(([id]) => id === game.id)?.[1] ?? [];
  if (!places) return [];
  const steps = log.map(
    (entry, at): Step<unknown, unknown> => ({ entry, before: states[at], after: states[at + 1] }),
  );
  const finished: FinishedGame<unknown, unknown> = { steps, state, scores: game.scores(state), places };
  return places.map((_, seat) => all.filter((feat) => feat.found(finished, seat)).map(({ id }) => id));
}
