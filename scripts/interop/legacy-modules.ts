/** A library whose Android part is a module of the old architecture, which React Native runs through its interop. */
export interface LegacyModule {
  readonly library: string;
  /** How the module calls itself. */
  readonly name: string;
  /** Its JavaScript, and how that says a method of the native part. */
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

/** Old too, but nothing of Knobel needs them on Android: expo-router brings a view that only its drawers and headers draw. */
export const UNUSED = ['@react-native-masked-view/masked-view'];

/** The methods that a library's JavaScript calls. */
export function methodsCalled(script: string, call: RegExp): string[] {
  return [...new Set([...script.matchAll(call)].flatMap(([, name]) => name ?? []))].sort();
}
