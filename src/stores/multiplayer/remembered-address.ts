import { readAddress } from '../../net/transports/lan/address';
import type { Connectivity, Transport } from '../../net/transports/transport';
import type { Storage } from '../../storage/storage';

const KEY = 'told';

/**
 * NL17: stores the last address at which a table was found and browses there after a restart, so that a guest
 * rejoins.
 */
export function rememberAddresses(connectivity: Connectivity, storage: Storage): Connectivity {
  const { transports } = connectivity;
  const remembering = transports.map((transport): Transport => {
    const { addAddress } = transport;
    if (!addAddress) return transport;
    const addAndStore = async (address: string): Promise<boolean> => {
      const found = await addAddress(address);
      if (found) await storage.write(KEY, address).catch(() => {});
      return found;
    };
    return { ...transport, addAddress: addAndStore };
  });
  void storage
    .read(KEY)
    .catch(() => null)
    .then((text) => {
      const address = readAddress(text ?? '');
      if (address !== null) for (const { addAddress } of transports) void addAddress?.(address);
    });
  return { ...connectivity, transports: remembering };
}
