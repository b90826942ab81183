import { useSyncExternalStore } from 'react';
import type { SharedState } from '../../../stores/multiplayer/shared-table';
import { useTable } from '../../table/TableContext';
import { useShared } from '../room/SharedContext';
import { type Hurdle, hurdleOf } from './hurdle';
import { useBluetooth } from './use-bluetooth';

const never = () => () => {};

/** Why others are out of reach at a table that runs over Bluetooth, where a person at this phone can change it. */
export function useBluetoothLoss(): Hurdle | null {
  const { shared } = useShared();
  const room = useTable((table) => table.room);
  const bluetooth = useBluetooth(room?.role === 'host' ? 'host' : 'join', shared !== null);
  const hurdle = bluetooth && hurdleOf(bluetooth.readiness);
  const isShut = () => shared !== null && hurdle !== null && isWayShut(shared.store.getState(), hurdle);
  const shut = useSyncExternalStore(shared?.store.subscribe ?? never, isShut, isShut);
  const missed = useTable(({ seats }) => seats.some(({ away, phone = null }) => away && phone !== null));
  const away = room?.role === 'host' ? missed : room?.connection === 'out';
  return shut && away ? hurdle : null;
}

function isWayShut({ role, over, advertisements, wasOpen }: SharedState, hurdle: Hurdle): boolean {
  if (role === 'guest') return over === 'bluetooth';
  const advertisement = advertisements.find(({ transport }) => transport === 'bluetooth');
  // One that was opened again while Bluetooth is off: it has been on before, else the system would have to be asked.
  const ran = wasOpen.includes('bluetooth') || hurdle === 'off';
  return advertisement !== undefined && advertisement.state !== 'open' && ran;
}
