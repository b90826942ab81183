/** What is only needed once other phones come to a table; it is loaded then, with all the arithmetic of its keys. */

export { advertise } from './discovery/advertise';
export { goodbyeReason } from './discovery/goodbye';
export { joinAnyOf } from './discovery/join';
export { reconnect, rememberAddress } from './discovery/reconnect';
export { openGuest } from './guest/guest';
export { openHost } from './host/host';
export { digitsOf, newSeatKey, seatKey } from './secure/seal';
export { newTable } from './session/new-table';
export { nextMembership, nextTables } from './session/next-table';
