/** The public interface of the sealed channel: docs/net-links.md, rules NS1 to NS20. */
export {
  type Attempt,
  type Begun,
  CODE_DIGITS,
  type Digits,
  type DigitsTable,
  digitsOf,
  GUESSES,
  type Inviting,
  REST_MS,
} from './digits';
export { sealAsGuest } from './guest-handshake';
export type {
  GuestProof,
  GuestSide,
  HandshakeOutcome,
  HostSide,
  Knock,
  Knocks,
  Random,
} from './handshake-sides';
export { sealAsHost } from './host-handshake';
export { newSeatKey, type PublicKey, type SeatKey, seatKey } from './keys';
export { PICTURE_KINDS, type Pictures, samePictures } from './pictures';
