import * as net from 'node:net';
import { seeded } from '../../../../src/engine/random';
import { lanServer } from '../../../../src/net/transports/lan/lan-server';
import { acceptKey, base64 } from '../../../../src/net/transports/websocket/accept-key';
import { MAX_REQUEST, RequestReader } from '../../../../src/net/transports/websocket/request';
import { clientFrame, KEY, RawClient, request } from './raw-client';
import { type Lan, lan } from './sockets';

const encoded = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (text: string) => new RequestReader().take(encoded(text));
const said = (text: string): string => new TextDecoder().decode(read(text)?.response).split('\r\n')[0] ?? '';

describe('NL10: the request', () => {
  test('the key of RFC 6455 gives its answer', () => {
    expect(acceptKey(KEY)).toBe('s3pPLMBiTxaQ9kYGzzhZRbK+xOo=');
  });

  test('base64 of any length', () => {
    for (let length = 0; length < 20; length += 1) {
      const bytes = Uint8Array.from({ length }, (_, at) => at * 37);
      expect(base64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
    }
  });

  test('is answered in the same way byte by byte, and the following bytes are kept', () => {
    const reader = new RequestReader();
    const bytes = encoded(request());
    for (const byte of bytes.subarray(0, -1)) expect(reader.take(Uint8Array.of(byte))).toBeNull();
    const answer = reader.take(Uint8Array.of(0x0a, 1, 2, 3));
    expect(answer).toEqual({ ...read(request()), rest: Uint8Array.of(1, 2, 3) });
    expect(answer?.ok).toBe(true);
  });

  test('is read with names in any case, and any space around values', () => {
    const shouted = request().replace(/^[\w-]+:/gm, (name) => name.toUpperCase());
    expect(said(shouted)).toContain('101');
    expect(said(request().replace('Upgrade: websocket', 'Upgrade:  WebSocket\t '))).toContain('101');
  });

  test.each([
    ['400', 'another method', request().replace('GET', 'POST')],
    ['400', 'an old HTTP', request().replace('1.1', '1.0')],
    ['400', 'no path', request().replace('/table ', '')],
    ['400', 'no host', request().replace(/Host.*\r\n/, '')],
    ['400', 'no key', request().replace(/Sec-WebSocket-Key.*\r\n/, '')],
    ['400', 'a short key', request().replace(KEY, 'YWJj')],
    ['400', 'two keys', request(`Sec-WebSocket-Key: ${KEY}`)],
    ['400', 'a header without a colon', request('garbage')],
    ['400', 'a header that goes on in the next line', request('X-Long: a', ' b')],
    ['426', 'no upgrade', request().replace(/Upgrade: .*\r\n/, '')],
    ['426', 'another connection', request().replace('keep-alive, Upgrade', 'close')],
    ['426', 'another version', request().replace('Version: 13', 'Version: 8')],
  ])('%s to %s', (status, _, text) => {
    expect(said(text)).toContain(status);
  });

  test('with another version is answered with the supported one', () => {
    const answer = read(request().replace('Version: 13', 'Version: 8'));
    expect(new TextDecoder().decode(answer?.response)).toContain('Sec-WebSocket-Version: 13');
  });

  test('without an end is not stored for ever', () => {
    const reader = new RequestReader();
    let sent = 0;
    for (;;) {
      const answer = reader.take(new Uint8Array(100).fill(65));
      sent += 100;
      if (answer === null) continue;
      expect(answer.ok).toBe(false);
      break;
    }
    expect(sent).toBeLessThanOrEqual(MAX_REQUEST + 100);
  });

  test('with any byte changed gives an answer or waits, and never throws', () => {
    const random = seeded(3);
    const right = encoded(request());
    for (let at = 0; at < right.length; at += 1) {
      for (let time = 0; time < 8; time += 1) {
        const bytes = right.slice();
        bytes[at] = random(256);
        new RequestReader().take(bytes);
      }
    }
  });
});

describe('NL10: over a socket', () => {
  let table: Lan;
  beforeEach(async () => {
    table = await lan();
  });
  afterEach(() => table.host.close());

  test('a refusal is sent, then the connection is closed', async () => {
    const client = new RawClient(table.port);
    await client.send('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    expect((await client.untilOver()).toString()).toMatch(/^HTTP\/1\.1 426 (?:.*\r\n)+$/);
  });

  test('frames in the same packet as the request are not lost', async () => {
    const received = new Promise((resolve) => {
      const host = lanServer({
        tcp: net,
        port: 0,
        info: Uint8Array.of(1),
        now: () => 0,
        onLink: (link) => {
          link.onFrame((frame) => {
            resolve(frame);
            host.close();
          });
        },
        async listening(outcome) {
          if (!outcome.ok) throw new Error(outcome.why);
          const frame = clientFrame({ opcode: 2, payload: Uint8Array.of(42) });
          await new RawClient(outcome.port).send(Buffer.concat([Buffer.from(request()), frame]));
        },
      });
    });
    expect(await received).toEqual(Uint8Array.of(42));
  });
});
