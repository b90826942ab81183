import { readAddress } from '../../../net/transports/lan/address';

/** The part of a link after `#`. Browsers never send it to a server. */
export interface Fragment {
  /** Six, or those of a code that nobody can guess (NS16). */
  readonly digits: string;
  /** The host's address in its network, for phones that receive no announcements; null if it has none. */
  readonly address: string | null;
}

export const writeFragment = ({ digits, address }: Fragment): string =>
  address === null ? digits : `${digits}@${address}`;

/** Leaves out an address that is not valid: the digits alone are enough. */
export function readFragment(text: string): Fragment | null {
  const [, digits, address = ''] = /^(\d{6}|\d{18})(?:@(.*))?$/.exec(text) ?? [];
  return digits === undefined ? null : { digits, address: readAddress(address) };
}
