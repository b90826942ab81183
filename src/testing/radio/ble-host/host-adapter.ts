import type { HostRadio } from '../../bluetooth/host-radio';
import type { RequestEvent } from '../messages';

/** One system's GATT server over the software radio: what it does for the core, and what it tells it. */
export interface HostAdapter extends HostRadio {
  guestCame(guest: string): void;
  guestMtu(guest: string, mtu: number): void;
  guestGone(guest: string): void;
  request(event: RequestEvent): void;
}

/** The name by which the service's notifying characteristic is served. */
export const OUTPUT = 'output';
export const SUBSCRIPTION = 'output-subscription';

export const toBytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'));
export const toText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
