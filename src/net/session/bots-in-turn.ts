import { botFor } from '../../engine/bots';
import type { Seat } from '../../engine/game';
import { viewOf } from '../../engine/match';
import type { Uniform } from '../../engine/random';
import type { Session } from './session';

/** The longest computation of a bot in milliseconds: nothing may block a phone for over 50 ms. */
const THINKING_MS = 24;

export interface Thinking {
  readonly random: Uniform;
  /** Milliseconds, from any zero. */
  now(): number;
}

/** The seats in turn that bots play. At a shared table bots run on the host. */
export function botsInTurn(session: Session): readonly Seat[] {
  const { match, seats, held, wanted, room } = session.view();
  if (
    wanted ||
    (room && (room.role === 'guest' || room.connection !== 'in' || room.paused || room.gathering))
  )
    return [];
  return match.game
    .turn(match.state)
    .filter((seat) => !held.includes(seat) && seats[seat]?.keeper.kind === 'bot');
}

/**
 * Proposes a bot's move. The bot sees only what its seat may see. Resolves with false if the move was
 * refused.
 */
export async function moveBot(session: Session, seat: Seat, { random, now }: Thinking): Promise<boolean> {
  const { match, seats } = session.view();
  const keeper = seats[seat]?.keeper;
  if (keeper?.kind !== 'bot') return true;
  const { game } = match;
  const enough = now() + THINKING_MS;
  const bot = botFor(game, keeper.level);
  const move = bot.choose(viewOf(game, match.state, seat), seat, random, () => now() > enough);
  return (await session.propose(seat, [move])).ok;
}
