import type { GuestState } from './guest/replica';
import type { ByeReason } from './protocol/message';
import type { Authentication } from './secure/channel';
import type { Readiness } from './transports/bluetooth/readiness';
import type { CloseReason } from './transports/link';
import type { AdvertisementState, TransportKind } from './transports/transport';

/**
 * Receives the events that a problem report contains: docs/app.md. No event may identify a player, a game or
 * a place: no names, digits, keys, moves, cards, addresses, identifiers of devices or of tables.
 */
export interface Trace {
  tell(event: TraceEvent): void;
  /** Returns a number for a new connection, so that a report can follow it without identifying a phone. */
  nextConnection(): number;
}

export const noTrace: Trace = { tell: () => {}, nextConnection: () => 0 };

/**
 * A word of the program: the code of a refusal or an error, or a name in the source. Never text that a person
 * has written.
 */
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

/**
 * Over sockets a link exists before it is connected. If it never connects, its event is `closed` with
 * `unreachable`.
 */
type ConnectionEvent =
  | { readonly kind: 'connecting'; readonly connection: number; readonly over: TransportKind }
  | { readonly kind: 'not-connected'; readonly connection: number; readonly why: CloseReason }
  /** On a host: another phone has connected. */
  | { readonly kind: 'accepted'; readonly connection: number; readonly over: TransportKind }
  | {
      readonly kind: 'handshake';
      readonly connection: number;
      /** How the guest was authenticated, or why it was not. */
      readonly outcome: Authentication | CloseReason;
    }
  | { readonly kind: 'closed'; readonly connection: number; readonly why: CloseReason };

type TableEvent =
  /**
   * A guest's state (docs/net.md), its number at the table, the era of its host, and the notice to the
   * player.
   */
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
  /** Phones have numbers at the table, which are the same in the reports of all phones. */
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
  /** NB6: too many scans were started recently. */
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

/** The place where an error was caught and handled. */
type CaughtAt =
  | 'bluetooth-advertising'
  | 'bluetooth-permissions'
  | 'bluetooth-scan'
  | 'daily'
  | 'history'
  | 'join'
  | 'keep-awake'
  | 'known-tables'
  | 'lan-address'
  | 'lan-announcing'
  | 'lan-browsing'
  | 'lan-listening'
  | 'leave'
  | 'look-back'
  | 'looking-around'
  | 'online'
  | 'open-table'
  | 'people'
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
