import { queue } from '../../lib/queue';
import { joinReasons } from '../../net/discovery/join-reasons';
import type { Guest } from '../../net/guest/guest';
import { netReasons } from '../../net/protocol/net-reasons';
import type { Stop } from '../../net/transports/link';
import type { TableEnd } from '../saves/table-end';
import type { SharedTableDeps } from './dependencies';

const endOfCode: ReadonlyMap<string, TableEnd> = new Map([
  [netReasons.removed.code, 'removed'],
  [netReasons.closed.code, 'closed'],
  [joinReasons['unknown-seat'].code, 'unknown'],
]);

/** Stores that this phone can't continue an unfinished game, so that the home screen does not offer it; and that it can again. */
export function watchTableEnd({ saves, trace }: SharedTableDeps, id: string, guest: Guest): Stop {
  const inTurn = queue();
  let stored: TableEnd | 'none' | null = null;
  function look(): void {
    const end = endOf(guest) ?? (guest.state() === 'in' ? 'none' : null);
    if (end === null || end === stored) return;
    stored = end;
    inTurn(() => (end === 'none' ? saves.continueTable(id) : saves.endTable(id, end))).catch(
      (error: unknown) => trace.tell({ kind: 'caught', where: 'storing', error }),
    );
  }
  const unsubscribe = guest.subscribe(look);
  look();
  return unsubscribe;
}

function endOf(guest: Guest): TableEnd | null {
  const match = guest.copy()?.match;
  const notice = guest.session()?.view().room?.notice;
  const state = guest.state();
  if (!match || !notice || (state !== 'gone' && state !== 'out')) return null;
  const over = match.game.turn(match.state).length === 0;
  return over ? null : (endOfCode.get(notice.code) ?? null);
}
