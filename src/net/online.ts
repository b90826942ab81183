/**
 * The code for shared tables, in one module so that it is loaded only when needed, together with the
 * cryptography.
 */

export { advertise } from './discovery/advertise';
export { Failures } from './discovery/attempts';
export { goodbyeReason } from './discovery/goodbye';
export { joinAnyOf } from './discovery/join';
export { knockAtAnyOf } from './discovery/knock';
export { reconnect, rememberAddress } from './discovery/reconnect';
export { openGuest } from './guest/guest';
export { openHost } from './host/host';
export { digitsOf, newSeatKey, seatKey } from './secure/seal';
export { newTable } from './session/new-table';
export { nextMembership, nextTables } from './session/next-table';
