import { rolled } from '../../../src/engine/chance';
import { lastDie } from '../../../src/engine/last-die';
import { plan } from '../../../src/engine/last-die/bots/hard';
import type { State } from '../../../src/engine/last-die/state';
import { rowText, type Tableau } from '../../../src/engine/last-die/tableau';
import { seeded } from '../../../src/engine/random';
import { sum } from './measures';

/** The results of games between normal bots. */
export interface Played {
  readonly seats: number;
  readonly games: number;
  /** Wins of each seat, counted clockwise from the starting seat. A shared win counts in parts. */
  readonly wins: readonly number[];
  /** The rounds of each game, fewest first. */
  readonly rounds: readonly number[];
}

export function selfPlay(tableaus: readonly Tableau[], seats: number, games: number, seed: number): Played {
  const chance = rolled(seeded(seed));
  const options = { ...lastDie.options.defaults, tableaus: tableaus.map((rows) => rows.map(rowText)) };
  const wins: number[] = Array(seats).fill(0);
  const rounds: number[] = [];
  for (let game = 0; game < games; game += 1) {
    const start = lastDie.start(seats, options, chance);
    // The bot caches its results by row, so all games must share the same row objects.
    const end = playOn({ ...start, setup: { ...start.setup, tableaus } });
    const most = Math.max(...end.points);
    const winners = end.points.flatMap((points, seat) => (points === most ? [seat] : []));
    for (const seat of winners) {
      const after = (seat - start.active + seats) % seats;
      wins[after] = (wins[after] ?? 0) + 1 / winners.length;
    }
    rounds.push(end.round + 1);
  }
  return { seats, games, wins, rounds: rounds.sort((a, b) => a - b) };

  function playOn(start: State): State {
    let state = start;
    while (state.phase !== 'over') {
      const seat = state.active;
      for (const move of plan(state, seat)) state = lastDie.play(state, seat, move, chance);
    }
    return state;
  }
}

export const meanRounds = ({ rounds }: Played): number => sum(rounds) / rounds.length;

/** The number of rounds that this part of the games did not exceed. */
export const roundsAt = ({ rounds }: Played, part: number): number =>
  rounds[Math.min(rounds.length - 1, Math.floor(part * rounds.length))] ?? 0;

/** The difference of each seat's share of wins from an even share, in percentage points. */
export const fromShare = ({ seats, games, wins }: Played): readonly number[] =>
  wins.map((won) => 100 * (won / games - 1 / seats));

/** The standard error of one seat's share, in percentage points. */
export const standardError = ({ seats, games }: Played): number =>
  100 * Math.sqrt(((1 / seats) * (1 - 1 / seats)) / games);
