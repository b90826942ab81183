import { type ComponentType, lazy } from 'react';

export interface ScannerProps {
  readonly onRead: (text: string) => void;
  readonly onCancel: () => void;
}

/** Reads a code with the camera; loaded when somebody wants to. Null where the phone's own camera opens what it reads. */
export const scanner: ComponentType<ScannerProps> | null = lazy(() => import('./Scanner'));
