import type { Transport } from '../transport';
import { type LanBrowserDeps, lanBrowser } from './browser';

export interface LanTransportDeps extends LanBrowserDeps {
  /** From `lanDoor`; null where this phone cannot listen: there it is a guest only. */
  readonly open: Transport['advertise'];
}

/** Tables in the same network: each is hosted by a phone that listens. */
export function lanTransport({ open, ...deps }: LanTransportDeps): Transport {
  const browser = lanBrowser(deps);
  return {
    kind: 'lan',
    browse: browser.browse,
    addAddress: browser.addAddress,
    advertise:
      open &&
      ((card, signs) => {
        const advertisement = open(card, {
          ...signs,
          onState(state, key, address = null) {
            browser.setOwnAddress(address);
            signs.onState(state, key, address);
          },
        });
        return {
          ...advertisement,
          close() {
            advertisement.close();
            browser.setOwnAddress(null);
          },
        };
      }),
  };
}
