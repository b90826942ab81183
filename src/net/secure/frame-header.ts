/** NL3: the parts of a frame's first byte: first frame of a message, last frame, and a counter. */
export const FIRST = 0x80;
export const LAST = 0x40;
/** The counter runs from 0 to COUNT − 1 and then begins again. */
export const COUNT = 0x40;
