/** NL17: where a table is, unless its port is taken. */
export const LAN_PORT = 47_123;

const MAX_PORT = 65_535;
const MAX_FIRST = 223;

/**
 * NL17: `192.168.1.7:47123`; null for what is no address of a machine. Without a port it is the usual one. Strict, for it
 * may come from anybody.
 */
export function readAddress(text: string): string | null {
  const [, host = '', port = `${LAN_PORT}`] = /^(\d{1,3}(?:\.\d{1,3}){3})(?::(\d{1,5}))?$/.exec(text) ?? [];
  const [first = 0] = partsOf(host) ?? [];
  const right = first >= 1 && first <= MAX_FIRST && inRange(port, MAX_PORT) && port !== '0';
  return right ? `${host}:${port}` : null;
}

/** N30: the address of a machine close by, or of this one, from which a connection has come; null for any other. */
export function nearHost(text: string): string | null {
  // A socket that also takes IPv6 calls IPv4 so.
  const host = text.replace(/^::ffff:/i, '');
  return readAddress(host) === `${host}:${LAN_PORT}` && (isNear(host) || host.startsWith('127.'))
    ? host
    : null;
}

/** NL18: whether only machines close by can have this address, which `readAddress` has passed. */
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

/** A number as one writes it, without zeros before it. */
const inRange = (text: string, most: number): boolean =>
  String(Number(text)) === text && Number(text) <= most;
