import type { RefObject } from 'react';
import type { View } from 'react-native';

/** Does nothing: on phones horizontal swipes always go to the app. */
export function useSideways(_view: RefObject<View | null>): void {}
