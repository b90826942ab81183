import type { Readiness } from '../../../net/transports/bluetooth/readiness';

const HURDLES = ['not-asked', 'refused', 'blocked', 'off', 'location-off'] as const;

/** Why Bluetooth can't be used, where a person can change it. */
export type Hurdle = (typeof HURDLES)[number];

export const hurdleOf = (readiness: Readiness): Hurdle | null =>
  HURDLES.find((hurdle) => hurdle === readiness) ?? null;

/** What the button does: the system asks, or shows its page. */
export const stepOver = {
  'not-asked': 'request',
  refused: 'request',
  blocked: 'settings',
  off: 'settings',
  'location-off': 'settings',
} as const satisfies Record<Hurdle, 'request' | 'settings'>;
