import { readAddress } from '../../net/transports/lan/address';
import type { Reach, Way } from '../../net/transports/transport';
import type { Storage } from '../../storage/storage';

const KEY = 'told';

/** NL17: the address at which a table was found last is looked at again after a restart: a guest comes back by itself. */
export function remembering(reach: Reach, storage: Storage): Reach {
  const { ways } = reach;
  const kept = ways.map((way): Way => {
    const { tell } = way;
    if (!tell) return way;
    const telling = async (address: string): Promise<boolean> => {
      const found = await tell(address);
      if (found) await storage.write(KEY, address).catch(() => {});
      return found;
    };
    return { ...way, tell: telling };
  });
  void storage
    .read(KEY)
    .catch(() => null)
    .then((text) => {
      const address = readAddress(text ?? '');
      if (address !== null) for (const { tell } of ways) void tell?.(address);
    });
  return { ...reach, ways: kept };
}
