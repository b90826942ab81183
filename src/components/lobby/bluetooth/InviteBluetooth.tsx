import { useStore } from 'zustand';
import type { SharedTable } from '../../../stores/multiplayer/shared-table';
import { isReachable } from '../invite/reachable';
import { BluetoothCard } from './BluetoothCard';

/** Says what others still lack to come over Bluetooth, as long as they can’t. */
export function InviteBluetooth({ shared }: { readonly shared: SharedTable }) {
  const advertisements = useStore(shared.store, (state) => state.advertisements);
  const advertisement = advertisements.find(({ transport }) => transport === 'bluetooth');
  if (!advertisement || advertisement.state === 'open') return null;
  return <BluetoothCard purpose="invite" small={advertisements.some(isReachable)} />;
}
