import { renderRouter, screen, waitFor } from 'expo-router/testing-library';
import '../../src/components/screens'; // here, so that no test waits until they are compiled

test('a link with an address connects to the table there', async () => {
  const asked: string[] = [];
  class Recorder extends EventTarget {
    constructor(url: string) {
      super();
      asked.push(url);
    }
    send() {}
    close() {}
  }
  const real = global.WebSocket;
  Object.assign(global, { WebSocket: Recorder });
  renderRouter('./app', { initialUrl: '/join/0123456789abcdef#120952@192.168.1.7:47123' });
  expect(await screen.findByDisplayValue('120952')).toBeVisible();
  await waitFor(() => expect(asked).toContain('ws://192.168.1.7:47123/look'));
  screen.unmount();
  Object.assign(global, { WebSocket: real });
});
