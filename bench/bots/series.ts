import type { Bot } from '../../src/engine/bots/bot';
import type { AnyGame } from '../../src/engine/game';
import { type Watcher, watched } from './luck';
import { Pairs } from './pairs';
import { playNumber } from './table';

type AnyBot = Bot<unknown, unknown>;

/**
 * The share of games that a bot wins, from 0 to 1, its standard error, and the number of games. If a coach
 * watches, the luck of the dice is taken away (`pairs.ts`): fewer games tell the same.
 */
export interface Series {
  readonly share: number;
  readonly se: number;
  readonly games: number;
}

/** When a series ends: at this standard error, or after this many games or seconds. */
export interface Until {
  readonly se: number;
  readonly games: number;
  readonly seconds: number;
}

/** The fewest games: a standard error of fewer ones says little. */
const FEWEST = 200;

/**
 * One bot among others, who are all alike. It sits at each seat in turn. `one` and `other` make a bot for each
 * game. A shared first place is shared.
 */
export function playSeries(
  game: AnyGame,
  seats: number,
  one: () => AnyBot,
  other: () => AnyBot,
  { se, games, seconds }: Until,
  watcher: Watcher | null,
): Series {
  const end = performance.now() + 1000 * seconds;
  const pairs = new Pairs();
  for (let number = 0; ; ) {
    const seat = number % seats;
    const bots = Array.from({ length: seats }, (_, at) => (at === seat ? one() : other()));
    const its = watcher ? watched(game, watcher, number, seat) : { game, luck: [] };
    const won = shareOf(game.ranking(playNumber(its.game, bots, number).state) ?? [], seat);
    pairs.add(won, its.luck[seat] ?? 0);
    number += 1;
    const precise = number >= FEWEST && pairs.error() <= se;
    // Each seat has as many games.
    if ((precise || number >= games || performance.now() > end) && number % seats === 0)
      return { share: pairs.mean(), se: pairs.error(), games: number };
  }
}

function shareOf(places: readonly number[], seat: number): number {
  return places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0;
}
