import { joinReasons } from '../../../net/discovery/join-reasons';
import type { Room } from '../../../net/session/session';
import { useTable } from '../../table/TableContext';
import { useTry } from '../../table/use-try';
import { useBluetoothLoss } from '../bluetooth/use-bluetooth-loss';
import { useShared } from './SharedContext';
import { useNext } from './use-next';

/**
 * Whether the host is gone and this phone can take over: the others could find it, and play on nowhere else. Without its
 * Bluetooth this phone is the one that is gone.
 */
export function useMayHost(): boolean {
  const { shared } = useShared();
  const room = useTable((table) => table.room);
  const over = useTable((table) => table.over && table.settled);
  const next = useNext();
  const loss = useBluetoothLoss();
  return room?.mayHost === true && shared?.canAdvertise === true && !over && !next && !loss;
}

export function useTakeOver(): () => void {
  const { shared } = useShared();
  const attempt = useTry();
  return () => shared && void attempt(shared.takeOver());
}

/** A host in sight says that it doesn't know this phone: it may have sent it away while it was out of reach. */
export const isUnknownHere = ({ notice }: Room): boolean => notice?.code === joinReasons['unknown-seat'].code;
