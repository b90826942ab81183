import type { Moment } from '../../../../../src/components/games/face';
import { arena } from '../../../../../src/engine/arena';
import type { Options } from '../../../../../src/engine/arena/options';
import type { Move, State } from '../../../../../src/engine/arena/state';
import * as games from '../../../../support/played';

export { say } from '../../../../support/played';

export const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva'];

export type Played = games.Played<State, Move, Options>;

interface Wishes {
  readonly seats?: number;
  readonly rounds?: 'single' | 'tournament';
}

/** A game after these lines. Seat 0 begins, and a 4 lies in the middle. */
export function playedOn(lines: readonly string[], { seats = 2, rounds = 'single' }: Wishes = {}): Played {
  const opening = { options: { rounds }, names: NAMES.slice(0, seats), start: [0, 4] };
  return games.playedFrom(
    arena,
    opening,
    lines.map((line) => games.entryOf(arena, line)),
  );
}

/** Places for the dice of a test: apart from each other, in rows of nine. A face of 0 is out of the arena. */
export const fates = (...faces: readonly number[]): string =>
  faces
    .map((face, at) =>
      face === 0 ? '0 0 0 0' : `${face} ${20 * (at % 9) - 80} ${20 * Math.floor(at / 9) - 30} 0`,
    )
    .join(' ');

/** A throw by this seat with these faces as its result: first the dice in the arena, then the thrown ones. */
export const toss = (seat: number, ...faces: readonly number[]): string =>
  `${seat}: throw [7 ${fates(...faces)}]`;

export const goldenGames = (): readonly Played[] => games.goldenGames(arena);

/** The moment for one person who plays against bots. */
export const momentOf = (played: Played, wishes: Partial<Moment<State, Move>> = {}): Moment<State, Move> =>
  games.momentOf(played, { alone: true, ...wishes });
