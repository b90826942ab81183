import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { Share } from 'react-native';
import ReportLoader from '../../../src/components/settings/ReportLoader';
import { AppProvider } from '../../../src/stores/app/AppContext';
import { traceLines } from '../../../src/stores/trace/trace-text';
import { fakeAccess } from '../../../src/testing/bluetooth/fake-access';
import { PhonesRoom, type PhoneWishes } from '../../stores/multiplayer/phones';
import { Surroundings } from '../../support/surroundings';

const phone = { version: '1.2.3', system: 'android 14 (API 34), Maker Model' };

let room: PhonesRoom;
let shared: jest.SpyInstance;
beforeEach(() => {
  room = new PhonesRoom();
  shared = jest.spyOn(Share, 'share').mockResolvedValue({ action: 'sharedAction' });
});
afterEach(() => jest.restoreAllMocks());

async function show(wishes: PhoneWishes = {}) {
  const { app } = await room.phone(wishes);
  app.trace.tell({ kind: 'scan-failed', why: 'throttled' });
  const onBack = jest.fn();
  render(
    <AppProvider app={app}>
      <ReportLoader phone={phone} onBack={onBack} />
    </AppProvider>,
    { wrapper: Surroundings },
  );
  await act(() => room.pass(2000));
  return { app, onBack };
}

const lines = (): readonly string[] => screen.getByText(/^Knobel /).props.children.split('\n');

test('the trace can be read, newest event last, with a note that it has no private data', async () => {
  await show();
  expect(screen.getByRole('heading', { name: 'Report a problem' })).toBeVisible();
  expect(screen.getByText(/^Nothing private is in it: no names, no moves and no addresses\.$/)).toBeVisible();
  expect(lines().slice(-2)).toEqual(['0.000 app-opened lasting=true', '0.000 scan-failed why=throttled']);
});

test('it names the app, the phone and its capabilities', async () => {
  const bluetooth = fakeAccess();
  bluetooth.become('off');
  await show({ visits: true, bluetooth });
  expect(lines()[0]).toBe('Knobel 1.2.3, android 14 (API 34), Maker Model');
  expect(lines()[1]).toMatch(/^Written 1970-01-01T00:00:00\.000Z, at \d+\.\d{3} s$/);
  expect(lines().slice(2, 5)).toEqual([
    'Storage: lasting',
    'Reaches others by: relay (as a guest only)',
    'Bluetooth: off to join, off to host',
  ]);
});

test('a phone that does not report its Bluetooth does not delay the report', async () => {
  const bluetooth = fakeAccess();
  bluetooth.become('starting');
  await show({ bluetooth });
  expect(lines()).toContain('Bluetooth: starting to join, starting to host');
});

test('it is shared as text, as it is shown', async () => {
  await show();
  const text = lines().join('\n');
  fireEvent.press(screen.getByRole('button', { name: 'Share the report' }));
  await act(async () => {});
  expect(shared).toHaveBeenCalledWith({ message: text });
});

test('a failed share is shown and traced', async () => {
  const { app } = await show();
  shared.mockRejectedValue(new Error('no app takes it'));
  fireEvent.press(screen.getByRole('button', { name: 'Share the report' }));
  expect(await screen.findByText('This could not be shared.')).toBeVisible();
  expect(traceLines(app.trace).at(-1)).toMatch(/caught where=share error=Error: no app takes it$/);
});

test('the back button works', async () => {
  const { onBack } = await show();
  fireEvent.press(screen.getByRole('button', { name: 'Back' }));
  expect(onBack).toHaveBeenCalledTimes(1);
});
