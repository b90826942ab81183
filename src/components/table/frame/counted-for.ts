import type { Seat } from '../../../engine/game';
import type { TableState } from '../../../stores/table/table-state';

/** The state whose score a seat shows: a draft counts for the seat that drafts, and for nobody else until it is sure. */
export const countedFor = (seat: Seat, { board, state, draft }: TableState): unknown =>
  draft && draft.seat !== seat ? state : board;
