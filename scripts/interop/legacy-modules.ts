/**
 * A library whose Android part is a module of the old architecture. React Native runs it through its interop
 * layer.
 */
export interface LegacyModule {
  readonly library: string;
  /** The name of the module. */
  readonly name: string;
  /** Its JavaScript files, and the pattern of a call to a native method. */
  readonly scripts: string;
  readonly call: RegExp;
}

export const LEGACY_MODULES: readonly LegacyModule[] = [
  {
    library: 'react-native-ble-plx',
    name: 'BlePlx',
    scripts: 'src/BleManager.js',
    call: /\bBleModule\.([a-z]\w+)\(/g,
  },
  {
    library: 'react-native-tcp-socket',
    name: 'TcpSockets',
    scripts: 'src',
    call: /\w*Sockets\.([a-z]\w+)\(/g,
  },
];

/**
 * Also of the old architecture, but unused on Android: only the drawers and headers of expo-router show its
 * view.
 */
export const UNUSED = ['@react-native-masked-view/masked-view'];

/** The native methods that a library's JavaScript calls. */
export function methodsCalled(script: string, call: RegExp): string[] {
  return [...new Set([...script.matchAll(call)].flatMap(([, name]) => name ?? []))].sort();
}
