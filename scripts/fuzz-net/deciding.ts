import { botFor } from '../../src/engine/bots';
import type { Seat } from '../../src/engine/game';
import { viewOf } from '../../src/engine/match';
import type { Uniform } from '../../src/engine/random';
import type { Session } from '../../src/net/session';
import type { Phone } from './phone';

export interface Deciding {
  readonly random: Uniform;
  /** By seat, how long the log was for whoever proposed something, whatever became of it. */
  readonly proposed: readonly Set<number>[];
}

/** Somebody at this phone decides something, or a bot does. False: nobody there has anything to decide. */
export function decides(deciding: Deciding, phone: Phone): boolean {
  const { random } = deciding;
  const session = phone.session();
  const view = session?.view();
  if (!session || !view?.room || view.room.line !== 'in') return false;
  const { match, seats, room, wanted } = view;
  if (wanted) {
    if (random(12) === 0) void session.takeBack();
    else void session.tapIn(wanted.draw.fall(random));
    return true;
  }
  const own = match.game.turn(match.state).filter((seat) => {
    const at = seats[seat];
    return at?.keeper.kind === 'bot' ? room.role === 'host' : at?.elsewhere === false;
  });
  // Now and then for a seat that is not theirs, or not in turn.
  const seat = random(30) === 0 ? random(seats.length) : own[random(own.length || 1)];
  return seat !== undefined && proposes(deciding, session, seat);
}

function proposes({ random, proposed }: Deciding, session: Session, seat: Seat): boolean {
  const { match } = session.view();
  const { game } = match;
  if (!game.turn(match.state).includes(seat)) return false;
  const moves = [botFor(game, 'random').choose(viewOf(game, match.state, seat), seat, random)];
  proposed[seat]?.add(match.log.length);
  void session.propose(seat, moves);
  // A person who taps twice.
  if (random(10) === 0) void session.propose(seat, moves);
  return true;
}
