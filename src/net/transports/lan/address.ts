/** NL17: the usual port of a table. If it is in use, the host takes another one. */
export const LAN_PORT = 47_123;

const MAX_PORT = 65_535;
const MAX_FIRST = 223;

/**
 * NL17: reads an address like `192.168.1.7:47123`; without a port it gets the usual one. Null if the text is
 * not the address of a machine. It is strict, as the text may come from anybody.
 */
export function readAddress(text: string): string | null {
  const [, host = '', port = `${LAN_PORT}`] = /^(\d{1,3}(?:\.\d{1,3}){3})(?::(\d{1,5}))?$/.exec(text) ?? [];
  const [first = 0] = partsOf(host) ?? [];
  const right = first >= 1 && first <= MAX_FIRST && inRange(port, MAX_PORT) && port !== '0';
  return right ? `${host}:${port}` : null;
}

/**
 * N30: the IPv4 address of a connection if it is in the local network or on this machine. Null for any other.
 */
export function nearHost(text: string): string | null {
  // A socket that accepts IPv6 too reports IPv4 addresses with this prefix.
  const host = text.replace(/^::ffff:/i, '');
  return readAddress(host) === `${host}:${LAN_PORT}` && (isNear(host) || host.startsWith('127.'))
    ? host
    : null;
}

/** NL18: whether an address from `readAddress` is private, so that it can only be in the local network. */
export function isNear(address: string): boolean {
  const [first = 0, second = 0] = partsOf(address.split(':')[0] ?? '') ?? [];
  if (first === 10) return true;
  if (first === 172) return second >= 16 && second <= 31;
  return (first === 192 && second === 168) || (first === 169 && second === 254);
}

function partsOf(host: string): readonly number[] | null {
  const parts = host.split('.');
  return parts.length === 4 && parts.every((part) => inRange(part, 255)) ? parts.map(Number) : null;
}

/** Whether the text is a number up to `most` without leading zeros. */
const inRange = (text: string, most: number): boolean =>
  String(Number(text)) === text && Number(text) <= most;
