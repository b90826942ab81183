import type { AnyGame } from '../../engine/game';
import { parseJson } from '../../engine/json';
import { fieldsOf, listOf } from '../../engine/options';
import type { SeatView } from '../../net/session/session';
import type { Storage } from '../../storage/storage';
import { type DiceSource, readSeat } from '../saves/save-text';

/** The choices with which a game is opened. */
export interface SetUp {
  readonly seats: readonly SeatView[];
  readonly options: object;
  readonly dice: DiceSource;
}

const keyOf = (game: AnyGame) => `set-up/${game.id}`;

/** Returns the last set-up of this game; null if there is none or it can't be read. */
export async function lastSetUp(storage: Storage, game: AnyGame): Promise<SetUp | null> {
  const text = await storage.read(keyOf(game)).catch(() => null);
  return text === null ? null : readSetUp(game, text);
}

export async function keepSetUp(storage: Storage, game: AnyGame, setUp: SetUp): Promise<void> {
  const seats = setUp.seats.map(({ name, keeper, elsewhere = false }) =>
    elsewhere && keeper.kind === 'person' ? { name, keeper, elsewhere } : { name, keeper },
  );
  await storage.write(keyOf(game), JSON.stringify({ ...setUp, seats }));
}

export function readSetUp(game: AnyGame, text: string): SetUp | null {
  const fields = fieldsOf(parseJson(text), ['seats', 'options', 'dice']);
  const seats = listOf(fields?.get('seats'), readSeat);
  const options = game.options.read(fields?.get('options'));
  const dice = fields?.get('dice') === 'real' ? 'real' : 'phone';
  if (!seats || !options || seats.length < game.seats.min || seats.length > game.seats.max) return null;
  return { seats, options, dice };
}
