import { withoutModules } from './native-modules';

/** Modules that the app works without. */
export const missing = [
  '@shopify/react-native-skia',
  'expo-sensors',
  'expo-haptics',
  'expo-audio',
  'expo-sqlite',
  'expo-keep-awake',
];

withoutModules(missing);
