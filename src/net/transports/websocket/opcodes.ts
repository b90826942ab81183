/** Opcodes, RFC 6455, 5.2. */
export const CONTINUATION = 0x0;
export const TEXT = 0x1;
export const BINARY = 0x2;
export const CLOSE = 0x8;
export const PING = 0x9;
export const PONG = 0xa;

/** Close codes, RFC 6455, 7.4.1. */
export const NORMAL = 1000;
export const PROTOCOL_ERROR = 1002;
export const UNSUPPORTED = 1003;
export const INVALID_TEXT = 1007;
export const POLICY = 1008;
export const TOO_BIG = 1009;

/** Whether a close frame may have this code: 1004 to 1006 and 1015 are reserved for use within a program. */
export const mayBeSent = (code: number): boolean =>
  (code >= 1000 && code <= 1003) || (code >= 1007 && code <= 1014) || (code >= 3000 && code <= 4999);
