import type { RefObject } from 'react';
import type { View } from 'react-native';

/** Keeps sideways swipes from the browser; on a phone they are the app's in any case. */
export function useSideways(_view: RefObject<View | null>): void {}
