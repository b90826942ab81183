/** NB1: the service of a table. Its three characteristics follow. */
export const SERVICE = 'b3c70001-5a2e-4e0a-9d41-6b6e6f62656c';
/** Written with response: frames from the guest to the host. */
export const IN = 'b3c70002-5a2e-4e0a-9d41-6b6e6f62656c';
/** Notified: the greeting, then frames from the host to the guest. */
export const OUT = 'b3c70003-5a2e-4e0a-9d41-6b6e6f62656c';
/**
 * Read: the table's card. It is separate from OUT, as iPhones lose notifications of a characteristic that is
 * being read.
 */
export const CARD = 'b3c70004-5a2e-4e0a-9d41-6b6e6f62656c';

/** NB4: the longest GATT value in bytes, for any MTU. */
export const MAX_VALUE = 512;
/** The MTU that a guest requests. Android 14 always requests this one. */
export const WANTED_MTU = 517;
/** The bytes of the opcode and the handle in a write or a notification. */
export const ATT_HEADER = 3;
/** NB8: the limit of guests over Bluetooth: common phones hold so many connections. */
export const MAX_GUESTS = 7;
