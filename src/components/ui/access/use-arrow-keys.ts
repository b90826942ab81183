import type { RefObject } from 'react';
import type { View } from 'react-native';

/** Does nothing: only browsers move within a group by arrow keys. */
export function useArrowKeys(_group: RefObject<View | null>): void {}
