import { type PlatformWebSocket, socketLink } from '../../../../src/net/transports/websocket/client-link';

const after = () => () => {};

test('a socket that can’t be created is reported with its error; the link is unreachable', () => {
  const error = new Error('cleartext is not permitted');
  const errors: object[] = [];
  const link = socketLink('ws://192.168.1.7', {
    connect() {
      throw error;
    },
    after,
    failed: (why) => errors.push(why),
  });
  const reasons: string[] = [];
  link.onClose((why) => reasons.push(why));
  expect(errors).toEqual([error]);
  expect(reasons).toEqual(['unreachable']);
});

test('so is the error of a phone’s socket before it closes', () => {
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
  const errors: object[] = [];
  socketLink('ws://192.168.1.7', { connect: () => socket, after, failed: (why) => errors.push(why) });
  say(event);
  expect(errors).toEqual([event]);
});
