import type { RefObject } from 'react';
import type { View } from 'react-native';

/** Arrow keys among the choices of a group, in a browser. */
export function useArrowKeys(_group: RefObject<View | null>): void {}
