import { readAddress } from '../../../net/transports/lan/address';

/** NR14: where the dev server and `npm run relay` say by which addresses others reach them. */
const ADDRESSES_PATH = '/_expo/plugins/table-relay/addresses';
const OWN_NAMES = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

type Place = Pick<Location, 'origin' | 'protocol' | 'hostname' | 'port'>;
type Ask = (path: string) => Promise<Pick<Response, 'ok' | 'json'>>;

/**
 * The origin by which other phones reach the server of the page at this place; null if none is known. A name such as `localhost` would lead
 * each of them to itself.
 */
export async function originForOthers(place: Place, ask: Ask): Promise<string | null> {
  const { origin, protocol, hostname, port } = place;
  if (!OWN_NAMES.test(hostname)) return origin;
  try {
    const answer = await ask(ADDRESSES_PATH);
    const [address] = answer.ok ? addressesIn(await answer.json()) : [];
    if (address === undefined) return null;
    return `${protocol}//${address}${port === '' ? '' : `:${port}`}`;
  } catch {
    return null;
  }
}

function addressesIn(answer: unknown): readonly string[] {
  if (typeof answer !== 'object' || answer === null || !('addresses' in answer)) return [];
  const { addresses } = answer;
  if (!Array.isArray(addresses)) return [];
  return addresses.filter((each): each is string => typeof each === 'string' && isAddress(each));
}

const isAddress = (text: string): boolean => !text.includes(':') && readAddress(text) !== null;
