import { botFor } from '../../src/engine/bots';
import { beginDraft, draftState, place } from '../../src/engine/draft';
import type { Seat } from '../../src/engine/game';
import type { AnyMatch } from '../../src/engine/match';
import type { Uniform } from '../../src/engine/random';
import { MOST_MOVES } from '../../src/net/protocol/from-guest';
import type { Session } from '../../src/net/session/session';
import type { Phone } from './phone';

export interface Proposed {
  readonly seat: Seat;
  /** The length of the proposer's log. */
  readonly at: number;
  readonly moves: readonly string[];
}

export interface Deciding {
  readonly random: Uniform;
  readonly proposed: Proposed[];
}

/** Lets a person or bot at this phone make a decision. Returns false if there is none to make. */
export function decide(deciding: Deciding, phone: Phone): boolean {
  const { random } = deciding;
  if (phone.screen && random(30) > 0) return phone.screen.tap();
  const session = phone.session();
  const view = session?.view();
  if (!session || !view?.room || view.room.connection !== 'in') return false;
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
  // Sometimes for a seat of another phone, or one that is not in turn.
  const seat = random(30) === 0 ? random(seats.length) : own[random(own.length || 1)];
  return seat !== undefined && proposeSomething(deciding, session, seat);
}

function proposeSomething({ random, proposed }: Deciding, session: Session, seat: Seat): boolean {
  const { match } = session.view();
  const { game } = match;
  if (!game.turn(match.state).includes(seat)) return false;
  const moves = randomMoves(match, seat, random);
  const proposes = recording(session, proposed).propose;
  void proposes(seat, moves);
  // Like a person who taps twice.
  if (random(10) === 0) void proposes(seat, moves);
  return true;
}

/** Wraps a session and records its proposals. */
export function recording(session: Session, proposed: Proposed[]): Session {
  return {
    ...session,
    propose(seat, moves) {
      const { game, log } = session.view().match;
      proposed.push({ seat, at: log.length, moves: moves.map((move) => game.notation.format(move)) });
      return session.propose(seat, moves);
    },
  };
}

/**
 * One move, or several as from a draft. Only the last should draw dice; sometimes one follows the dice (N10).
 */
function randomMoves(match: AnyMatch, seat: Seat, random: Uniform): readonly unknown[] {
  const { game } = match;
  const bot = botFor(game, 'random');
  const moves: unknown[] = [];
  let draft = beginDraft(match, seat);
  do {
    const move = bot.choose(draftState(draft), seat, random);
    moves.push(move);
    const placed = place(game, draft, move);
    if (!placed.ok || random(20) === 0) return random(10) === 0 ? [...moves, move] : moves;
    draft = placed.value;
  } while (random(3) > 0 && moves.length < MOST_MOVES && game.turn(draftState(draft)).includes(seat));
  return moves;
}
