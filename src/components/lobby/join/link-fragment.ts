import { readAddress } from '../../../net/transports/lan/address';

/** What stands in a link after `#`, where no server gets to see it. */
export interface Fragment {
  readonly digits: string;
  /** Where the host is in its network, for phones that hear no announcements; null where it is in none. */
  readonly address: string | null;
}

export const writeFragment = ({ digits, address }: Fragment): string =>
  address === null ? digits : `${digits}@${address}`;

/** An address that is none is left out: the digits still hold. */
export function readFragment(text: string): Fragment | null {
  const [, digits, address = ''] = /^(\d{6})(?:@(.*))?$/.exec(text) ?? [];
  return digits === undefined ? null : { digits, address: readAddress(address) };
}
