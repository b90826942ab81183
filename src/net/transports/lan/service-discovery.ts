import type { Stop } from '../link';
import { isNear, readAddress } from './address';

/** NL18: the kind of service as which a table makes itself known in a network: `_knobel._tcp`. */
export const SERVICE = 'knobel';

/** What tells in a network where tables are. */
export interface ServiceDiscovery {
  /** Until stopped. Without a host's address it is up to the others to find that out. */
  announce(host: string | null, port: number): Stop;
  /** The addresses that others announce, whenever they change, until stopped. */
  browse(see: (addresses: readonly string[]) => void): Stop;
}

/** NL18: the service's name is the address. It is unique in the network, and whoever hears it need not ask for more. */
export const serviceName = (host: string | null, port: number): string =>
  `${host?.replaceAll('.', '-') ?? 'table'}-${port}`;

/** NL18: null for a name that is none, or leads elsewhere than to a machine close by. */
export function addressOfService(name: string): string | null {
  // What answers to a name that is taken already gets a number after it.
  const [, host, port] = /^(\d+-\d+-\d+-\d+)-(\d+)( \(\d+\))?$/.exec(name) ?? [];
  return host === undefined || port === undefined
    ? null
    : nearAddress(`${host.replaceAll('-', '.')}:${port}`);
}

export function nearAddress(text: string): string | null {
  const address = readAddress(text);
  return address !== null && isNear(address) ? address : null;
}
