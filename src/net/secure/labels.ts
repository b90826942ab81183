import { ascii } from '../bytes';

/** CPace's channel identifier: a handshake with another program fails. */
export const CHANNEL = ascii('Knobel table');
/** No associated data: everything else is sent encrypted. */
export const NONE = new Uint8Array(0);
