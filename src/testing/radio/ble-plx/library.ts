import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BleManager } from 'react-native-ble-plx';
import type { NativeBlePlx } from './native-ble-plx';
import type { Os } from './native-error';

const LIBRARY = path.resolve('node_modules/react-native-ble-plx/lib/commonjs');

interface Exports {
  BleManager?: new () => BleManager;
}

/**
 * Loads the library's own JavaScript over a native module, anew for each phone, because the library keeps its
 * native module and its manager in module variables.
 */
export function bleManager(native: NativeBlePlx, os: Os): BleManager {
  const loaded = new Map<string, Exports>();
  const load = (name: string): unknown => {
    if (name === 'react-native') return reactNative(native, os);
    const file = path.join(LIBRARY, `${path.basename(name)}.js`);
    const known = loaded.get(file);
    if (known) return known;
    const module = { exports: {} };
    loaded.set(file, module.exports);
    new Function('module', 'exports', 'require', readFileSync(file, 'utf8'))(module, module.exports, load);
    return module.exports;
  };
  load('./index');
  const { BleManager } = loaded.get(path.join(LIBRARY, 'index.js')) ?? {};
  if (!BleManager) throw new Error('react-native-ble-plx has no BleManager');
  return new BleManager();
}

/** The parts of react-native that the library uses. */
function reactNative(native: NativeBlePlx, os: Os): object {
  class NativeEventEmitter {
    addListener(name: string, listener: (value: unknown) => void): { remove(): void } {
      native.events.on(name, listener);
      return { remove: () => native.events.off(name, listener) };
    }
  }
  return { NativeModules: { BlePlx: native }, NativeEventEmitter, Platform: { OS: os } };
}
