/** The error codes of the Attribute Protocol that a host uses. */
export const AttStatus = {
  ok: 0x00,
  readNotPermitted: 0x02,
  writeNotPermitted: 0x03,
  invalidOffset: 0x07,
  prepareQueueFull: 0x09,
  invalidLength: 0x0d,
  insufficientResources: 0x11,
  valueNotAllowed: 0x13,
} as const;

export type AttStatus = (typeof AttStatus)[keyof typeof AttStatus];
