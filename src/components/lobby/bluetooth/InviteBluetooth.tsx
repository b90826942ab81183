import { useStore } from 'zustand';
import type { SharedTable } from '../../../stores/multiplayer/shared-table';
import { isReachable } from '../invite/reachable';
import { BluetoothCard } from './BluetoothCard';

/** Says what is missing before others can join over Bluetooth. */
export function InviteBluetooth({ shared }: { readonly shared: SharedTable }) {
  const advertisements = useStore(shared.store, (state) => state.advertisements);
  const advertisement = advertisements.find(({ transport }) => transport === 'bluetooth');
  if (!advertisement || advertisement.state === 'open') return null;
  return <BluetoothCard purpose="invite" small={advertisements.some(isReachable)} />;
}
