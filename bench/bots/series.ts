import { botFor } from '../../src/engine/bots';
import type { ReadyLevel } from '../../src/engine/bots/bot';
import type { AnyGame } from '../../src/engine/game';
import { playNumber } from './table';

export interface Series {
  /** The share of games that the first level won. A tie counts half. */
  readonly share: number;
  readonly games: number;
}

/**
 * Two-seat games of one level against another, with alternating seats, until enough are played or the time is
 * up.
 */
export function playSeries(
  game: AnyGame,
  [one, other]: readonly [ReadyLevel, ReadyLevel],
  most: number,
  seconds: number,
): Series {
  const end = performance.now() + 1000 * seconds;
  const bots = [botFor(game, one), botFor(game, other)];
  const turned = bots.toReversed();
  let won = 0;
  let games = 0;
  do {
    const seat = games % 2;
    const { state } = playNumber(game, seat === 0 ? bots : turned, games);
    won += shareOf(game.ranking(state) ?? [], seat);
    games += 1;
  } while (games < most && performance.now() < end);
  return { share: won / games, games };
}

function shareOf(places: readonly number[], seat: number): number {
  const [own = 0, other = 0] = seat === 0 ? places : places.toReversed();
  return own === other ? 0.5 : own < other ? 1 : 0;
}
