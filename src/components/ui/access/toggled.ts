import { Platform } from 'react-native';

/** The state of a button that stays in: "pressed" in browsers, "selected" on phones. */
export const toggled = (on: boolean) =>
  Platform.OS === 'web' ? { 'aria-pressed': on } : { 'aria-selected': on };
