import { joinReasons } from '../../../net/discovery/join-reasons';
import { brokenRules } from '../../../net/protocol/net-reasons';
import type { Room } from '../../../net/session/session';
import { useTable } from '../../table/TableContext';
import { useTry } from '../../table/use-try';
import { useBluetoothLoss } from '../bluetooth/use-bluetooth-loss';
import { useShared } from './SharedContext';
import { useNext } from './use-next';

/**
 * Whether the host is gone and this phone can become the host: the others can find it, and no next table is
 * open. A phone that has lost its own Bluetooth can't: the others may still be connected to the host.
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

/**
 * Whether a reachable host does not know this phone. It may have removed the phone while it was out of reach.
 */
export const isUnknownHere = ({ notice }: Room): boolean => notice?.code === joinReasons['unknown-seat'].code;

/** N31, N32, N34 to N37, N40: whether this phone has left its host because the host broke a rule. The notice has the reason. */
export const hasLeftHost = ({ connection, notice }: Room): boolean =>
  connection === 'out' && brokenRules.some(({ code }) => code === notice?.code);
