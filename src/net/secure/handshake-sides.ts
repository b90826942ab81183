import type { CloseReason } from '../transports/link';
import type { Channel } from './channel';
import type { Digits } from './digits';
import type { PublicKey, SeatKey } from './keys';

/** Random bytes: `expo-crypto` on a phone, a seeded source in tests. */
export type Random = (count: number) => Uint8Array;

/** What the handshake gives. It is told once, before any message can arrive. */
export type HandshakeOutcome =
  | {
      readonly ok: true;
      /** Listen to it before returning. */
      readonly channel: Channel;
      /** The key that the other end comes back with, or hosts with. */
      readonly peer: PublicKey;
      /** How the guest came in. */
      readonly by: 'digits' | 'key';
    }
  /** The channel beneath is closed, or about to be. */
  | { readonly ok: false; readonly why: CloseReason };

/** How a guest shows that it may come in. */
export type GuestProof =
  | { readonly digits: string }
  /** The keys of all who may host this table. Who holds none of them is not taken for the host. */
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
  /** The keys of those who may come back, as of now. */
  seats(): readonly PublicKey[];
  readonly digits: Digits;
}
