/** The public interface of the sealed channel: docs/net-links.md, rules NS1 to NS14. */
export {
  type Attempt,
  type Begun,
  type Digits,
  type DigitsTable,
  digitsOf,
  GUESSES,
  REST_MS,
} from './digits';
export { sealAsGuest } from './guest-handshake';
export type { GuestProof, GuestSide, HandshakeOutcome, HostSide, Random } from './handshake-sides';
export { sealAsHost } from './host-handshake';
export { newSeatKey, type PublicKey, type SeatKey, seatKey } from './keys';
