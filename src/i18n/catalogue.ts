import type { GameId } from '../engine/games';

/** Everything that the app says, in one language. */
export interface Catalogue {
  readonly app: {
    readonly name: string;
    readonly line: string;
  };
  readonly home: {
    readonly games: string;
  };
  readonly games: Readonly<Record<GameId, GameText>>;
  /** How many can play, to be read and to be heard. */
  players(seats: Seats): string;
  playersSpoken(seats: Seats): string;
}

export interface GameText {
  readonly name: string;
  readonly line: string;
}

export interface Seats {
  readonly min: number;
  readonly max: number;
}
