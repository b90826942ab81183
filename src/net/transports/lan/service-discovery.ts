import type { Stop } from '../link';
import { isNear, readAddress } from './address';

/** NL18: the type of the service that a table announces: `_knobel._tcp`. */
export const SERVICE = 'knobel';

/** DNS service discovery (mDNS): announces and finds tables in a network. */
export interface ServiceDiscovery {
  /** Announces a table until stopped. Without a known address other phones must resolve the service. */
  announce(host: string | null, port: number): Stop;
  /** Calls back with the announced addresses after each change, until stopped. */
  browse(see: (addresses: readonly string[]) => void): Stop;
}

/**
 * NL18: the service's name is its address. It is unique in the network, and makes resolving the service
 * unnecessary.
 */
export const serviceName = (host: string | null, port: number): string =>
  `${host?.replaceAll('.', '-') ?? 'table'}-${port}`;

/** NL18: the address in a service's name. Null if there is none, or not a private one. */
export function addressOfService(name: string): string | null {
  // mDNS adds a number to a name that is in use already.
  const [, host, port] = /^(\d+-\d+-\d+-\d+)-(\d+)( \(\d+\))?$/.exec(name) ?? [];
  return host === undefined || port === undefined
    ? null
    : nearAddress(`${host.replaceAll('-', '.')}:${port}`);
}

export function nearAddress(text: string): string | null {
  const address = readAddress(text);
  return address !== null && isNear(address) ? address : null;
}
