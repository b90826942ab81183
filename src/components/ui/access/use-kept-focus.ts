import type { RefObject } from 'react';
import type { View } from 'react-native';

/** Where the keyboard is when a button of a group goes, in a browser. Phones move their reader by themselves. */
export function useKeptFocus(_group: RefObject<View | null>): void {}
