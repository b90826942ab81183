import type { RefObject } from 'react';
import type { Role, View } from 'react-native';

/** Does nothing: only browsers need help with keys. */
export function useKeys(_view: RefObject<View | null>, _role: Role | undefined, _disabled: boolean): void {}
