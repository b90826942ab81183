import { withoutModules } from './native-modules';

/** Everything that the app can do without. */
export const missing = [
  '@shopify/react-native-skia',
  'expo-sensors',
  'expo-haptics',
  'expo-audio',
  'expo-sqlite',
  'expo-keep-awake',
];

withoutModules(missing);
