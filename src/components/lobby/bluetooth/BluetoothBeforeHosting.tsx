import { useStore } from 'zustand';
import type { SharedTable } from '../../../stores/multiplayer/shared-table';
import { BluetoothCard } from './BluetoothCard';
import { useBluetooth } from './use-bluetooth';

/**
 * A guest that was restarted does not know its table's transport. It may be out of reach only because
 * Bluetooth is off here.
 */
export function BluetoothBeforeHosting({ shared }: { readonly shared: SharedTable }) {
  const unknown = useStore(shared.store, (state) => state.over === null);
  const bluetooth = useBluetooth('join');
  // If Bluetooth was never allowed, the table was reached over another transport.
  if (!unknown || bluetooth?.readiness === 'not-asked') return null;
  return <BluetoothCard purpose="return" small />;
}
