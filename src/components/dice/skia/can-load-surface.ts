import { TurboModuleRegistry } from 'react-native';

/** Skia is a native module. An app that was built without it loads nothing. */
export const canLoadSurface = (): boolean => TurboModuleRegistry.get('RNSkiaModule') !== null;
