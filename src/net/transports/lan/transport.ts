import type { Transport } from '../transport';
import { type LanBrowserDeps, lanBrowser } from './browser';

export interface LanTransportDeps extends LanBrowserDeps {
  /** From `lanAdvertisement`; null where this phone cannot listen and is only a guest. */
  readonly open: Transport['advertise'];
}

/** The transport in the local network: hosts listen for WebSocket connections. */
export function lanTransport({ open, ...deps }: LanTransportDeps): Transport {
  const browser = lanBrowser(deps);
  return {
    kind: 'lan',
    browse: browser.browse,
    addAddress: browser.addAddress,
    advertise:
      open &&
      ((card, events) => {
        const advertisement = open(card, {
          ...events,
          onState(state, key, address = null) {
            browser.setOwnAddress(address);
            events.onState(state, key, address);
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
