/** NL3: a frame's first byte: whether it begins a message, whether it ends one, and where it stands in the row. */
export const FIRST = 0x80;
export const LAST = 0x40;
/** Frames are counted from 0 to this, which is 0 again. */
export const COUNT = 0x40;
