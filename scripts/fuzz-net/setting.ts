import type { AnyGame, Seat } from '../../src/engine/game';
import { games } from '../../src/engine/games';
import { pick, type Uniform } from '../../src/engine/random';
import type { SeatAssignment } from '../../src/net/session/membership';

export interface Setting {
  readonly game: AnyGame;
  readonly options: object;
  readonly seats: number;
}

/** A random game with random options, for about so many guests. */
export function gameFor(random: Uniform, guests: number): Setting {
  const game: AnyGame = pick<AnyGame>(games, random);
  const { min, max } = game.seats;
  const seats = Math.min(max, Math.max(min, 1 + guests + random(2)));
  const chosen: [string, unknown][] = [];
  for (const field of game.options.fields) {
    if (random(2) === 0) continue;
    if (field.kind === 'switch') chosen.push([field.name, random(2) === 0]);
    if (field.kind === 'choice') chosen.push([field.name, pick(field.choices, random)]);
  }
  const options = game.options.read(Object.fromEntries(chosen));
  const fits = options && game.options.check(options, seats) === null;
  return { game, seats, options: fits ? options : game.options.defaults };
}

/** The first keeper of a seat; most seats are open. */
export function assignmentFor(random: Uniform, seat: Seat): SeatAssignment {
  const kind = random(6);
  const name = `Seat ${seat}`;
  if (seat === 0) return { name, phone: 0, bot: null };
  if (kind === 0) return { name, phone: null, bot: 'random' };
  return { name, phone: kind === 1 ? 0 : null, bot: null };
}
