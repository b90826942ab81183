import { useSyncExternalStore } from 'react';
import type { SharedState } from '../../../stores/multiplayer/shared-table';
import { useTable } from '../../table/TableContext';
import { useShared } from '../room/SharedContext';
import { type Hurdle, hurdleOf } from './hurdle';
import { useBluetooth } from './use-bluetooth';

const noSubscription = () => () => {};

/**
 * Why others are out of reach at a table that runs over Bluetooth, if the player at this phone can change it.
 */
export function useBluetoothLoss(): Hurdle | null {
  const { shared } = useShared();
  const room = useTable((table) => table.room);
  const bluetooth = useBluetooth(room?.role === 'host' ? 'host' : 'join', shared !== null);
  const hurdle = bluetooth && hurdleOf(bluetooth.readiness);
  const isClosed = () =>
    shared !== null && hurdle !== null && isTransportClosed(shared.store.getState(), hurdle);
  const closed = useSyncExternalStore(shared?.store.subscribe ?? noSubscription, isClosed, isClosed);
  const missed = useTable(({ seats }) => seats.some(({ away, phone = null }) => away && phone !== null));
  const away = room?.role === 'host' ? missed : room?.connection === 'out';
  return closed && away ? hurdle : null;
}

function isTransportClosed({ role, over, advertisements, wasOpen }: SharedState, hurdle: Hurdle): boolean {
  if (role === 'guest') return over === 'bluetooth';
  const advertisement = advertisements.find(({ transport }) => transport === 'bluetooth');
  // Bluetooth counts as used if it is off now: a table that was reopened with Bluetooth off has no other
  // trace of it.
  const wasUsed = wasOpen.includes('bluetooth') || hurdle === 'off';
  return advertisement !== undefined && advertisement.state !== 'open' && wasUsed;
}
