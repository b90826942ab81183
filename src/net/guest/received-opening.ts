import { findGame } from '../../engine/games';
import { parseJson } from '../../engine/json';
import { type AnyMatch, followOpening } from '../../engine/match';
import type { SentOpening } from '../protocol/message';

/**
 * The match before its first entry. Null if this version does not know the game, or the opening is not legal.
 */
export function matchFromOpening({ game: id, options: text, names, start }: SentOpening): AnyMatch | null {
  const game = findGame(id);
  const options = game?.options.read(parseJson(text));
  if (!game || !options) return null;
  const opening = { options, names, start };
  const state = followOpening<unknown, unknown, object>(game, opening);
  return state.ok ? { game, opening, log: [], state: state.value } : null;
}
