import { useStore } from 'zustand';
import type { SharedTable } from '../../../stores/multiplayer/shared-table';
import { BluetoothCard } from './BluetoothCard';
import { useBluetooth } from './use-bluetooth';

/** A guest that was opened again does not know by what its table was reached: Bluetooth may be all that is missing. */
export function BluetoothBeforeHosting({ shared }: { readonly shared: SharedTable }) {
  const unknown = useStore(shared.store, (state) => state.over === null);
  const bluetooth = useBluetooth('join');
  // Where it was never allowed the table was reached another way.
  if (!unknown || bluetooth?.readiness === 'not-asked') return null;
  return <BluetoothCard purpose="return" small />;
}
