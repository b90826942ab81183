import type { HostRadio } from '../../bluetooth/host-radio';
import type { RequestEvent } from '../messages';

/** A system's GATT server over the software radio, as the core uses it. */
export interface HostAdapter extends HostRadio {
  guestCame(guest: string): void;
  guestMtu(guest: string, mtu: number): void;
  guestGone(guest: string): void;
  request(event: RequestEvent): void;
}

/** The name of the notifying characteristic. */
export const OUTPUT = 'output';
export const SUBSCRIPTION = 'output-subscription';

export const toBytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'));
export const toText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
