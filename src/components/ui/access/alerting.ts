import { Platform, type ViewProps } from 'react-native';

const live: Pick<ViewProps, 'aria-live'> = Platform.OS === 'android' ? { 'aria-live': 'assertive' } : {};

/** Said at once. Browsers know that by the role, and might say it twice if they were told again; Android has to be told. */
export const alerting = { role: 'alert', ...live } as const;
