import type { StartFailure } from '../../net/transports/bluetooth/peripheral';
import type { AttStatus } from './att-status';

/**
 * `input`: IN. `output`: OUT itself. `subscription`: OUT's descriptor 0x2902, which an iPhone does not show
 * to apps.
 */
export type Target = 'input' | 'output' | 'card' | 'subscription';

/** A command is a write without response. */
export type WriteKind = 'request' | 'command' | 'prepare';

/**
 * - `sent`: the next may follow at once (an iPhone). `pending`: it may follow after `sent` (Android).
 * - `full`: it was not sent; a retry is possible after `ready`. `failed`: it can't be sent.
 */
export type NotifyResult = 'sent' | 'pending' | 'full' | 'failed';

/** The operations of a phone's radio that the core needs. */
export interface HostRadio {
  notify(peer: string, value: Uint8Array): NotifyResult;
  respond(peer: string, request: number, status: AttStatus, offset: number, value: Uint8Array): void;
  /** Ends the connection. An iPhone can't. */
  cancel(peer: string): void;
}

/** The events of the core for the app. Each opened connection is closed once. */
export interface HostEvents {
  opened(connection: number, maxLength: number): void;
  received(connection: number, value: Uint8Array): void;
  drained(connection: number): void;
  closed(connection: number): void;
  stopped(code: StartFailure): void;
}
