import type { RefObject } from 'react';
import type { View } from 'react-native';

/** Does nothing: only browsers have a Tab key. */
export function useOneStop(_group: RefObject<View | null>): void {}
