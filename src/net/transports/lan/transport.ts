import type { Way } from '../transport';
import { type LookoutMeans, lanLookout } from './browser';

export interface LanMeans extends LookoutMeans {
  /** From `lanDoor`; null where this phone cannot listen: there it is a guest only. */
  readonly open: Way['open'];
}

/** Tables in the same network: each is hosted by a phone that listens. */
export function lanWay({ open, ...means }: LanMeans): Way {
  const lookout = lanLookout(means);
  return {
    kind: 'lan',
    look: lookout.watch,
    tell: lookout.tell,
    open:
      open &&
      ((card, signs) => {
        const door = open(card, {
          ...signs,
          onState(state, key, address = null) {
            lookout.own(address);
            signs.onState(state, key, address);
          },
        });
        return {
          ...door,
          close() {
            door.close();
            lookout.own(null);
          },
        };
      }),
  };
}
