import type { BleManager } from 'react-native-ble-plx';
import type { Adapter } from './access';

/** The adapter of react-native-ble-plx. */
export const plxAdapter = (manager: BleManager): Adapter => ({
  state: () => manager.state(),
  onChange(listener) {
    const subscription = manager.onStateChange((state) => listener(state), false);
    return () => subscription.remove();
  },
});
