import type { Readiness } from '../../../net/transports/bluetooth/readiness';

const HURDLES = ['not-asked', 'refused', 'blocked', 'off', 'location-off'] as const;

/** A reason why Bluetooth can't be used that the player can remove. */
export type Hurdle = (typeof HURDLES)[number];

export const hurdleOf = (readiness: Readiness): Hurdle | null =>
  HURDLES.find((hurdle) => hurdle === readiness) ?? null;

/** The action of the button: it lets the system ask, or opens the system's settings. */
export const hurdleActions = {
  'not-asked': 'request',
  refused: 'request',
  blocked: 'settings',
  off: 'settings',
  'location-off': 'settings',
} as const satisfies Record<Hurdle, 'request' | 'settings'>;
