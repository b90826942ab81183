import { type PlatformWebSocket, socketLink } from '../../../../src/net/transports/websocket/client-link';

const after = () => () => {};

test('why a socket could not be made is told to whoever wants to know; the link is unreachable', () => {
  const error = new Error('cleartext is not permitted');
  const told: object[] = [];
  const link = socketLink('ws://192.168.1.7', {
    connect() {
      throw error;
    },
    after,
    failed: (why) => told.push(why),
  });
  const reasons: string[] = [];
  link.onClose((why) => reasons.push(why));
  expect(told).toEqual([error]);
  expect(reasons).toEqual(['unreachable']);
});

test('so is what a phone’s socket says before it closes', () => {
  const event = { message: 'refused', data: null, code: 1006 };
  let say = (_: typeof event) => {};
  const socket: PlatformWebSocket = {
    binaryType: '',
    send: () => {},
    close: () => {},
    addEventListener(
      type: string,
      listener: (event: { readonly data: unknown; readonly code: number }) => void,
    ) {
      if (type === 'error') say = listener;
    },
  };
  const told: object[] = [];
  socketLink('ws://192.168.1.7', { connect: () => socket, after, failed: (why) => told.push(why) });
  say(event);
  expect(told).toEqual([event]);
});
