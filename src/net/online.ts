/** What is only needed once other phones come to a table; it is loaded then, with all the arithmetic of its keys. */
export { nextPapers, nextTables } from './again';
export { openGuest } from './guest';
export { openHost } from './host';
export { newTable } from './new-table';
export { openDoors } from './reach/doors';
export { enterAnyOf } from './reach/entering';
export { farewell } from './reach/farewell';
export { comeBack, remember } from './reach/returning';
export { digitsOf, newSeatKey, seatKey } from './seal/seal';
