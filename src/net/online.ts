/** What is only needed once other phones come to a table; it is loaded then, with all the arithmetic of its keys. */

export { openDoors } from './discovery/advertise';
export { farewell } from './discovery/goodbye';
export { enterAnyOf } from './discovery/join';
export { comeBack, remember } from './discovery/reconnect';
export { openGuest } from './guest/guest';
export { openHost } from './host/host';
export { digitsOf, newSeatKey, seatKey } from './secure/seal';
export { newTable } from './session/new-table';
export { nextPapers, nextTables } from './session/next-table';
