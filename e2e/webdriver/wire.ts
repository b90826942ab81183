import { once } from 'node:events';
import { connect } from 'node:net';

/** A way to send the commands of WebDriver to a browser. */
export interface Wire {
  send(command: Command, params?: object): Promise<unknown>;
  /** Sends a command about an element. */
  sendTo(element: string, command: ElementCommand, params?: object): Promise<unknown>;
  close(): Promise<void>;
}

/** Each command with its path in HTTP and its name in Marionette. */
const COMMANDS = {
  windows: ['window/handles', 'WebDriver:GetWindowHandles'],
  'switch window': ['window', 'WebDriver:SwitchToWindow'],
  'set size': ['window/rect', 'WebDriver:SetWindowRect'],
  screenshot: ['screenshot', 'WebDriver:TakeScreenshot'],
  navigate: ['url', 'WebDriver:Navigate'],
  execute: ['execute/sync', 'WebDriver:ExecuteScript'],
} as const;
type Command = keyof typeof COMMANDS;

const ELEMENT_COMMANDS = {
  click: ['click', 'WebDriver:ElementClick'],
  type: ['value', 'WebDriver:ElementSendKeys'],
  clear: ['clear', 'WebDriver:ElementClear'],
} as const;
type ElementCommand = keyof typeof ELEMENT_COMMANDS;

/** WebDriver over HTTP, as WebKit's driver speaks it. */
export async function httpWire(url: string, capabilities: object): Promise<Wire> {
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(url + path, { method, body: body ? JSON.stringify(body) : null });
    const { value } = (await response.json()) as { value: { message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  };
  const isAsked = new Set<Command>(['windows', 'screenshot']);
  const { sessionId } = (await ask('POST', '/session', { capabilities })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  return {
    send: (command, params = {}) => {
      const path = `${session}/${COMMANDS[command][0]}`;
      return isAsked.has(command) ? ask('GET', path) : ask('POST', path, params);
    },
    sendTo: (element, command, params = {}) =>
      ask('POST', `${session}/element/${element}/${ELEMENT_COMMANDS[command][0]}`, params),
    close: async () => void (await ask('DELETE', session)),
  };
}

/** Marionette, which Firefox speaks without a driver: the same commands as JSON over a socket, with their lengths. */
export async function marionetteWire(port: number): Promise<Wire> {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, (error: { message: string } | null, result: unknown) => void>();
  let received: Buffer = Buffer.alloc(0);
  let number = 0;
  socket.on('data', (bytes: Buffer) => {
    received = Buffer.concat([received, bytes]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (colon < 0 || received.length < end) return;
      const message: unknown = JSON.parse(received.toString('utf8', colon + 1, end));
      received = received.subarray(end);
      // The first message is a greeting.
      if (Array.isArray(message)) waiting.get(message[1])?.(message[2], message[3]);
    }
  });
  await once(socket, 'connect');
  const ask = (name: string, params: object) =>
    new Promise<unknown>((resolve, reject) => {
      number += 1;
      const text = JSON.stringify([0, number, name, params]);
      waiting.set(number, (error, result) => {
        if (error) reject(new Error(`${name}: ${error.message}`));
        // Results that are no objects come as { value }.
        else resolve(Reflect.get(Object(result), 'value') ?? null);
      });
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  await ask('WebDriver:NewSession', {});
  return {
    send: (command, params = {}) => ask(COMMANDS[command][1], params),
    sendTo: (id, command, params = {}) => ask(ELEMENT_COMMANDS[command][1], { id, ...params }),
    close: async () => {
      socket.destroy();
    },
  };
}
