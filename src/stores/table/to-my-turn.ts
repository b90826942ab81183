import type { Seat } from '../../engine/game';
import type { SessionView } from '../../net/session/session';
import { isHeldUp } from '../multiplayer/seat-state';
import { isPerson } from './handover';
import { partOf } from './part';
import type { TableState } from './table-state';

/**
 * Whether nothing but bots and entries of others is between what is shown and the turn of a person at this phone. Then the
 * person need not wait for the pauses.
 *
 * At a table of many phones this shortens nothing for other people: each phone shows the entries at its own pace, and a person
 * whose turn is nearer is never passed over. A guest's bots move on the host, so a guest can only catch up with entries that have come.
 */
export function mayGoToMyTurn(
  { seat, cover, flying, last, count }: TableState,
  { match, seats, held, wanted, room }: SessionView,
): boolean {
  // The phone in the middle shows it at its pace.
  if (partOf({ room, seats }) !== 'whole') return false;
  if (seat !== null || cover !== null || wanted || (room && isHeldUp(room))) return false;
  // The person's own throw is not a wait.
  if (flying && last && isPerson(seats, last.entry.seat)) return false;
  const awaited = match.game.turn(match.state).filter((each) => !held.includes(each));
  const toShow = match.log.length - count;
  if (awaited.some((each) => isPerson(seats, each))) return toShow > (flying ? 1 : 0);
  return room?.role !== 'guest' && onlyBotsUntilHere(awaited, seats);
}

/** Clockwise from the seats that are awaited, bots keep every seat before the next person at this phone. */
function onlyBotsUntilHere(awaited: readonly Seat[], seats: SessionView['seats']): boolean {
  const [first] = awaited;
  if (first === undefined || awaited.some((seat) => seats[seat]?.keeper.kind !== 'bot')) return false;
  const next = seats.map((_, step) => (first + step) % seats.length);
  const person = next.find((seat) => seats[seat]?.keeper.kind === 'person');
  return person !== undefined && isPerson(seats, person);
}
