import { loadBot } from '../../engine/bots';
import type { Seat } from '../../engine/game';
import type { Uniform } from '../../engine/random';
import { runAtOnce, type StepRunner } from './commit-in-slices';
import type { Session } from './session';

/** The longest computation of a bot in milliseconds: nothing may block a phone for over 50 ms. */
const THINKING_MS = 24;

export interface Thinking {
  readonly random: Uniform;
  /** Milliseconds, from any zero. */
  now(): number;
  /** Runs the computation of a bot that thinks in steps; at once by default. */
  readonly runSteps?: StepRunner;
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
 * refused. It proposes nothing if the table has changed while the bot was loaded or was thinking.
 */
export async function moveBot(session: Session, seat: Seat, thinking: Thinking): Promise<boolean> {
  const { match, seats } = session.view();
  const keeper = seats[seat]?.keeper;
  if (keeper?.kind !== 'bot') return true;
  const { game, state } = match;
  const { random, now, runSteps = runAtOnce } = thinking;
  const bot = await loadBot(game, keeper.level);
  const enough = now() + THINKING_MS;
  const move = bot.slowly
    ? await runSteps(bot.slowly(state, seat, random))
    : bot.choose(state, seat, random, () => now() > enough);
  const changed = session.view().match !== match || !botsInTurn(session).includes(seat);
  return changed || (await session.propose(seat, [move])).ok;
}
