import { ByteBuffer } from '../../byte-buffer';
import { ascii } from '../../bytes';
import { acceptKey, isKey } from './accept-key';

/** NL10: a browser's request has some hundred bytes. */
export const MAX_REQUEST = 8192;
const END = ascii('\r\n\r\n');

export type Answer =
  /** What to answer, the path that was asked for, and the bytes that came after the request. */
  | { readonly ok: true; readonly response: Uint8Array; readonly path: string; readonly rest: Uint8Array }
  | Refusal;

/** What to answer before hanging up. */
interface Refusal {
  readonly ok: false;
  readonly response: Uint8Array;
}

/** The request for a WebSocket, RFC 6455 4.2.1, however it is cut into pieces. */
export class RequestReader {
  private readonly come = new ByteBuffer(() => MAX_REQUEST);
  /** How many bytes of the end of a request the last ones are. */
  private matched = 0;

  /** Null while there is more to come. After an answer nothing more is to be given to it. */
  take(bytes: Uint8Array): Answer | null {
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at];
      if (byte === END[this.matched]) this.matched += 1;
      else this.matched = byte === END[0] ? 1 : 0;
      if (this.matched === END.length) return this.whole(bytes, at + 1);
    }
    return this.come.add(bytes) ? null : refusal('431 Request Header Fields Too Large');
  }

  private whole(bytes: Uint8Array, end: number): Answer {
    if (!this.come.add(bytes.subarray(0, end))) return refusal('431 Request Header Fields Too Large');
    const answer = answerTo(latin(this.come.take()));
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
  if (!names(headers, 'upgrade', 'websocket') || !names(headers, 'connection', 'upgrade')) {
    return refusal('426 Upgrade Required', 'Upgrade: websocket', 'Connection: Upgrade');
  }
  if (headers.get('sec-websocket-version') !== '13') {
    return refusal('426 Upgrade Required', 'Sec-WebSocket-Version: 13');
  }
  const key = headers.get('sec-websocket-key') ?? '';
  if (!isKey(key) || !headers.has('host')) return refusal('400 Bad Request');
  const response = lined(
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

const names = (headers: Headers, name: string, word: string): boolean =>
  (headers.get(name) ?? '').split(',').some((part) => part.trim().toLowerCase() === word);

const refusal = (status: string, ...headers: readonly string[]): Refusal => ({
  ok: false,
  response: ascii(lined(`HTTP/1.1 ${status}`, ...headers, 'Content-Length: 0', 'Connection: close')),
});

const lined = (...lines: readonly string[]): string => `${lines.join('\r\n')}\r\n\r\n`;
