import type { Room, SeatView } from '../../net/session/session';

/**
 * The state of a seat. Every screen of every phone uses it, so that all have the same word for it.
 *
 * - `free`: nobody keeps it.
 * - `here`: a person keeps it, on this phone or on one that is connected.
 * - `away`: a person keeps it, and the phone is not connected.
 * - `stand-in`: the same, and a bot plays meanwhile.
 * - `bot`: a bot keeps it.
 * - `thinking`: it is present and in turn, and the game waits for nothing else.
 */
export type SeatState = 'free' | 'here' | 'away' | 'stand-in' | 'bot' | 'thinking';
/** Who keeps the seat, whether or not it is in turn. */
export type SeatPresence = Exclude<SeatState, 'thinking'>;

/** Nobody can move: the host has not begun or has paused, the others are coming back, or there is no connection. */
export const isHeldUp = ({ paused, gathering, connection }: Room): boolean =>
  paused || gathering || connection !== 'in';

/** `room`: null at a table on one phone. `inTurn`: the seat may move and has not answered yet. */
export function seatStateOf(seat: SeatView, room: Room | null, inTurn: boolean): SeatState {
  const present = presenceOf(seat);
  const moves = present === 'here' || present === 'bot' || present === 'stand-in';
  return inTurn && moves && !(room && isHeldUp(room)) ? 'thinking' : present;
}

export function presenceOf({
  keeper,
  elsewhere = false,
  away = false,
  phone = null,
}: SeatView): SeatPresence {
  if (keeper.kind === 'bot') return phone !== null ? 'stand-in' : 'bot';
  if (!elsewhere) return 'here';
  if (phone === null) return 'free';
  return away ? 'away' : 'here';
}
