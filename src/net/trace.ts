import type { GuestState } from './guest/replica';
import type { ByeReason } from './protocol/message';
import type { Readiness } from './transports/bluetooth/readiness';
import type { CloseReason } from './transports/link';
import type { AdvertisementState, TransportKind } from './transports/transport';

/**
 * What the app remembers of what happened, for a report of a problem: docs/app.md. No event may say who plays, what is
 * played, or where a phone is: no names, digits, keys, moves, cards, addresses, identifiers of devices or of tables.
 */
export interface Trace {
  tell(event: TraceEvent): void;
  /** Numbers a connection, so that a report can follow it without saying whose it is. */
  nextConnection(): number;
}

export const noTrace: Trace = { tell: () => {}, nextConnection: () => 0 };

/** A word of the program: the code of a refusal or an error, a name in its source. Never anything that a person has written. */
type Word = string;

export type TraceEvent =
  | AppEvent
  | DiscoveryEvent
  | ConnectionEvent
  | TableEvent
  | BluetoothEvent
  | { readonly kind: 'caught'; readonly where: CaughtAt; readonly error: unknown };

type AppEvent =
  | { readonly kind: 'app-opened'; readonly lasting: boolean; readonly error?: unknown }
  | {
      readonly kind: 'storage-failed';
      readonly operation: Word;
      readonly code: Word;
      readonly error?: unknown;
    }
  /** A saved game can't be read. */
  | { readonly kind: 'set-aside'; readonly why: Word }
  | { readonly kind: 'screen-failed'; readonly error: unknown }
  | { readonly kind: 'refused'; readonly what: Word; readonly code: Word };

type DiscoveryEvent =
  | { readonly kind: 'tables-in-sight'; readonly over: TransportKind; readonly count: number }
  | { readonly kind: 'can-be-found'; readonly over: TransportKind; readonly state: AdvertisementState };

/** Over sockets a link is handed out before it stands: one that never did is `closed`, `unreachable`. */
type ConnectionEvent =
  | { readonly kind: 'connecting'; readonly connection: number; readonly over: TransportKind }
  | { readonly kind: 'not-connected'; readonly connection: number; readonly why: CloseReason }
  /** A host's: another phone has connected. */
  | { readonly kind: 'accepted'; readonly connection: number; readonly over: TransportKind }
  | {
      readonly kind: 'handshake';
      readonly connection: number;
      /** By what the guest was let in, or why it was not. */
      readonly outcome: 'digits' | 'key' | CloseReason;
    }
  | { readonly kind: 'closed'; readonly connection: number; readonly why: CloseReason };

type TableEvent =
  /** A guest's state of docs/net.md, its own number at the table, the era of the host that it knows, and what its person is told. */
  | {
      readonly kind: 'guest';
      readonly state: GuestState;
      readonly phone: number | null;
      readonly era: number | null;
      readonly notice?: Word;
    }
  | { readonly kind: 'reconnecting' }
  /** NB15 */
  | { readonly kind: 'looking-for-better' }
  | { readonly kind: 'moving'; readonly from: TransportKind | null; readonly to: TransportKind }
  | { readonly kind: 'not-trusted'; readonly over: TransportKind }
  | { readonly kind: 'hosting'; readonly phone: number; readonly era: number }
  | { readonly kind: 'taking-over' }
  | { readonly kind: 'stepping-down'; readonly era: number }
  /** Phones have a number at the table, which is the same in the reports of all. */
  | { readonly kind: 'phone-in'; readonly phone: number }
  | { readonly kind: 'phone-out'; readonly phone: number | null }
  | { readonly kind: 'goodbye'; readonly phone: number | null; readonly why: ByeReason };

type BluetoothEvent =
  | {
      readonly kind: 'bluetooth';
      readonly role: 'join' | 'host' | 'both';
      readonly readiness: Readiness;
    }
  | { readonly kind: 'scan-started' }
  /** NB6: too many scans were started lately. */
  | { readonly kind: 'scan-waits'; readonly ms: number }
  | { readonly kind: 'scan-failed'; readonly why: Word; readonly error?: unknown }
  | { readonly kind: 'scan-stopped' }
  | { readonly kind: 'advertising-started' }
  | { readonly kind: 'advertising-failed'; readonly error: unknown }
  | { readonly kind: 'advertising-stopped'; readonly code: Word }
  | { readonly kind: 'attempt-failed'; readonly why: Word; readonly error: unknown }
  | { readonly kind: 'greeted'; readonly maxFrame: number }
  | { readonly kind: 'not-greeted'; readonly why: CloseReason }
  | { readonly kind: 'write-failed'; readonly error: unknown }
  | { readonly kind: 'card-not-read'; readonly why: Word; readonly error?: unknown };

/** Where an error was caught after which the app goes on. */
type CaughtAt =
  | 'bluetooth-advertising'
  | 'bluetooth-permissions'
  | 'bluetooth-scan'
  | 'history'
  | 'join'
  | 'keep-awake'
  | 'known-tables'
  | 'lan-address'
  | 'lan-announcing'
  | 'lan-browsing'
  | 'lan-listening'
  | 'leave'
  | 'looking-around'
  | 'online'
  | 'open-table'
  | 'reach'
  | 'request'
  | 'settings-page'
  | 'share'
  | 'shaking'
  | 'skia'
  | 'sound'
  | 'statistics'
  | 'storing'
  | 'websocket'
  | 'words';
