/** NB1: the service of a table, and its three characteristics. */
export const SERVICE = 'b3c70001-5a2e-4e0a-9d41-6b6e6f62656c';
/** Write with response: frames from the guest to the host. */
export const IN = 'b3c70002-5a2e-4e0a-9d41-6b6e6f62656c';
/** Notify: the greeting, then frames from the host to the guest. */
export const OUT = 'b3c70003-5a2e-4e0a-9d41-6b6e6f62656c';
/** Read: the table's card. It is not OUT: iPhones swallow notifications of a characteristic that is being read. */
export const CARD = 'b3c70004-5a2e-4e0a-9d41-6b6e6f62656c';

/** NB4: a GATT value has 512 bytes at most, whatever the MTU says. */
export const MAX_VALUE = 512;
/** What a guest asks for. Android 14 asks for it whatever an app wishes. */
export const WANTED_MTU = 517;
/** The opcode and the handle of a write or a notification. */
export const ATT_HEADER = 3;
/** NB8: guests over Bluetooth at a time: as many connections as common phones hold. */
export const MAX_GUESTS = 7;
