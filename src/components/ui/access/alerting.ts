import { Platform, type ViewProps } from 'react-native';

const live: Pick<ViewProps, 'aria-live'> = Platform.OS === 'android' ? { 'aria-live': 'assertive' } : {};

/**
 * Announced at once. In browsers the role is enough, and `aria-live` could announce it twice. Android needs
 * `aria-live`.
 */
export const alerting = { role: 'alert', ...live } as const;
