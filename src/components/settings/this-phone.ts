import { Platform } from 'react-native';

/** The platform, its version, and the kind of phone. */
export function thisPhone(): string {
  if (Platform.OS !== 'android') return `${Platform.OS} ${Platform.Version}`;
  const { Release, Manufacturer, Model } = Platform.constants;
  return `android ${Release} (API ${Platform.Version}), ${Manufacturer} ${Model}`;
}
