import { type ComponentType, lazy } from 'react';

export interface ScannerProps {
  readonly onRead: (text: string) => void;
  readonly onCancel: () => void;
}

/**
 * Scans a code with the camera; loaded on first use. Null on the web, where the phone's camera app opens
 * links.
 */
export const scanner: ComponentType<ScannerProps> | null = lazy(() => import('./Scanner'));
