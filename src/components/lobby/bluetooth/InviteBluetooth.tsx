import { useStore } from 'zustand';
import type { SharedTable } from '../../../stores/multiplayer/shared-table';
import { isReachable } from '../invite/reachable';
import { BluetoothCard } from './BluetoothCard';

/** Says what others still lack to come over Bluetooth, as long as they can’t. */
export function InviteBluetooth({ shared }: { readonly shared: SharedTable }) {
  const doors = useStore(shared.store, (state) => state.doors);
  const door = doors.find(({ way }) => way === 'bluetooth');
  if (!door || door.state === 'open') return null;
  return <BluetoothCard purpose="invite" small={doors.some(isReachable)} />;
}
