import type { RefObject } from 'react';
import type { Role, View } from 'react-native';

/** What a browser needs so that keyboards work; on a phone everything does. */
export function useKeys(_view: RefObject<View | null>, _role: Role | undefined, _disabled: boolean): void {}
