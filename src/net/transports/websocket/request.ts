import { ByteBuffer } from '../../byte-buffer';
import { ascii } from '../../bytes';
import { acceptKey, isKey } from './accept-key';

/** NL10: the longest request in bytes. A browser's has some hundred. */
export const MAX_REQUEST = 8192;
const END = ascii('\r\n\r\n');

export type Answer =
  /** The response, the requested path, and the bytes after the request. */
  | { readonly ok: true; readonly response: Uint8Array; readonly path: string; readonly rest: Uint8Array }
  | Refusal;

/** A response after which the connection is closed. */
interface Refusal {
  readonly ok: false;
  readonly response: Uint8Array;
}

/** Reads the request for a WebSocket, RFC 6455 4.2.1, from parts of any length. */
export class RequestReader {
  private readonly received = new ByteBuffer(() => MAX_REQUEST);
  /** The number of last bytes that match the beginning of END. */
  private matched = 0;

  /** Returns null while the request is incomplete. It must not be called after an answer. */
  take(bytes: Uint8Array): Answer | null {
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at];
      if (byte === END[this.matched]) this.matched += 1;
      else this.matched = byte === END[0] ? 1 : 0;
      if (this.matched === END.length) return this.whole(bytes, at + 1);
    }
    return this.received.add(bytes) ? null : refusal('431 Request Header Fields Too Large');
  }

  private whole(bytes: Uint8Array, end: number): Answer {
    if (!this.received.add(bytes.subarray(0, end))) return refusal('431 Request Header Fields Too Large');
    const answer = answerTo(latin(this.received.take()));
    return answer.ok ? { ...answer, rest: bytes.slice(end) } : answer;
  }
}

const latin = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
};

type Headers = ReadonlyMap<string, string>;

type Accepted = Omit<Extract<Answer, { ok: true }>, 'rest'>;

function answerTo(text: string): Accepted | Refusal {
  const [first = '', ...lines] = text.slice(0, -END.length).split('\r\n');
  const headers = headersOf(lines);
  const [, path] = /^GET (\/[!-~]*) HTTP\/1\.1$/.exec(first) ?? [];
  if (path === undefined || headers === null) return refusal('400 Bad Request');
  if (!hasWord(headers, 'upgrade', 'websocket') || !hasWord(headers, 'connection', 'upgrade')) {
    return refusal('426 Upgrade Required', 'Upgrade: websocket', 'Connection: Upgrade');
  }
  if (headers.get('sec-websocket-version') !== '13') {
    return refusal('426 Upgrade Required', 'Sec-WebSocket-Version: 13');
  }
  const key = headers.get('sec-websocket-key') ?? '';
  if (!isKey(key) || !headers.has('host')) return refusal('400 Bad Request');
  const response = toLines(
    'HTTP/1.1 101 Switching Protocols',
    'Upgrade: websocket',
    'Connection: Upgrade',
    `Sec-WebSocket-Accept: ${acceptKey(key)}`,
  );
  return { ok: true, response: ascii(response), path };
}

function headersOf(lines: readonly string[]): Headers | null {
  const headers = new Map<string, string>();
  for (const line of lines) {
    const [, name, value] = /^([!#-'*+.^-z|~A-Z0-9-]+):[ \t]*(.*?)[ \t]*$/.exec(line) ?? [];
    if (name === undefined || value === undefined) return null;
    const before = headers.get(name.toLowerCase());
    headers.set(name.toLowerCase(), before === undefined ? value : `${before}, ${value}`);
  }
  return headers;
}

const hasWord = (headers: Headers, name: string, word: string): boolean =>
  (headers.get(name) ?? '').split(',').some((part) => part.trim().toLowerCase() === word);

const refusal = (status: string, ...headers: readonly string[]): Refusal => ({
  ok: false,
  response: ascii(toLines(`HTTP/1.1 ${status}`, ...headers, 'Content-Length: 0', 'Connection: close')),
});

const toLines = (...lines: readonly string[]): string => `${lines.join('\r\n')}\r\n\r\n`;
