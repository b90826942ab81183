import type { CloseReason } from '../transports/link';
import type { Authentication, Channel } from './channel';
import type { Digits } from './digits';
import type { PublicKey, SeatKey } from './keys';
import type { Pictures } from './pictures';

/** Random bytes: `expo-crypto` on a phone, a seeded source in tests. */
export type Random = (count: number) => Uint8Array;

/** The outcome of a handshake. It is reported once, before any message can arrive. */
export type HandshakeOutcome =
  | {
      readonly ok: true;
      /** Add listeners before returning. */
      readonly channel: Channel;
      /** The other end's public key, with which it reconnects or hosts. */
      readonly peer: PublicKey;
      /** How the guest was authenticated. */
      readonly by: Authentication;
    }
  /** The underlying channel is closed, or will be. */
  | { readonly ok: false; readonly why: CloseReason };

/** How a guest authenticates. */
export type GuestProof =
  | { readonly digits: string }
  /** NS19: by pictures. `confirm` is to be called when the person has seen the same ones at the host. */
  | { readonly compare: (pictures: Pictures, confirm: () => void) => void }
  /**
   * By key. `hosts`: the keys of all phones that may host this table; no other key is accepted as the host's.
   */
  | { readonly hosts: readonly PublicKey[] };

export interface GuestSide {
  readonly proof: GuestProof;
  /** This phone's own key at this table. */
  readonly key: SeatKey;
  readonly random: Random;
}

export interface HostSide {
  readonly key: SeatKey;
  readonly random: Random;
  /** The keys of all phones that may reconnect now. */
  seats(): readonly PublicKey[];
  readonly digits: Digits;
  /** NS19: without it nobody can knock. */
  readonly knocks?: Knocks;
}

/** A phone that waits to be let in. */
export interface Knock {
  readonly pictures: Pictures;
  /** The host's person has seen the same pictures on the phone that is to come in. */
  letIn(): void;
  turnAway(): void;
}

/** The host's person, who lets phones in. */
export interface Knocks {
  /** Why nobody can knock now; null if somebody can. */
  refusal(): CloseReason | null;
  /** A phone knocks, until its channel closes. */
  arrived(channel: Channel, knock: Knock): void;
}
