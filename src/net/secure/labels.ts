import { ascii } from '../bytes';

/** CPace's channel identifier: a handshake of another program comes to nothing here. */
export const CHANNEL = ascii('Knobel table');
/** No associated data: what there is to say follows under the seal. */
export const NONE = new Uint8Array(0);
