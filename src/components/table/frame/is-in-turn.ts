import type { Seat } from '../../../engine/game';
import type { TableState } from '../../../stores/table/table-state';

export const isInTurn = ({ game, state, held }: TableState, seat: Seat): boolean =>
  game.turn(state).includes(seat) && !held.includes(seat);
