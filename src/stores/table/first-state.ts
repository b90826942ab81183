import { viewOf } from '../../engine/match';
import type { Session } from '../../net/session/session';
import { viewerOf } from './handover';
import type { TableState } from './table-state';

/** Nothing is placed, picked up, advised or refused. */
export const nothingPlaced = { draft: null, picked: [], hint: null, refusal: null } as const;

/** Returns the state of a screen that has just opened: all entries so far count as shown. */
export function firstState(session: Session): Omit<TableState, 'hints'> {
  const { match, seats, held, wanted, room = null } = session.view();
  const viewer = viewerOf({ seat: null, cover: null, holder: null }, seats);
  return {
    ...nothingPlaced,
    game: match.game,
    seats,
    room,
    state: match.state,
    board: viewOf(match.game, match.state, viewer),
    count: match.log.length,
    last: null,
    flying: false,
    settled: false,
    turn: [],
    held,
    seat: null,
    viewer,
    home: viewer,
    cover: null,
    wanted,
    busy: false,
    toMyTurn: false,
    hurrying: false,
    over: match.game.turn(match.state).length === 0,
  };
}
