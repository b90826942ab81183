import type { RefObject } from 'react';
import type { View } from 'react-native';

/** Does nothing: phones move the focus of their screen reader on their own. */
export function useRegainedFocus(_group: RefObject<View | null>, _inFront: boolean): void {}
