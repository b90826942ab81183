import { act, fireEvent, screen } from '@testing-library/react-native';
import { handBluetooth } from '../../../support/bluetooth';
import { button } from '../support';
import { showInvite, showJoin, showNearby, texts } from './support';

describe('other transports go on', () => {
  test('a discovered table comes first, with a short Bluetooth card below', async () => {
    const bluetooth = handBluetooth('off');
    await showNearby(bluetooth, { inSight: true });
    const all = texts().join('\n');
    expect(all).toMatch(/Join Ada: Lockout[\s\S]*Bluetooth is off[\s\S]*Flight mode/);
    expect(all).not.toMatch(/only tables on the same Wi-Fi/);
    expect(button('Open settings')).toBeVisible();
  });

  test('even the short card announces the system’s question (NB14)', async () => {
    await showNearby(handBluetooth('not-asked', 'location'), { inSight: true });
    expect(screen.getByText(/will ask for your location/)).toBeVisible();
  });

  test('a state that nobody can change is not mentioned where another transport works', async () => {
    await showNearby(handBluetooth('unsupported'), { inSight: true });
    expect(screen.queryByText(/Bluetooth/)).toBeNull();
  });

  test('without tables nearby, the needs of both phones are named where Bluetooth can be used', async () => {
    const bluetooth = handBluetooth('ready');
    await showNearby(bluetooth);
    const needs = 'Both phones need Bluetooth on, or the same Wi-Fi.';
    expect(screen.getByText(needs)).toBeVisible();
    act(() => bluetooth.turn('unsupported'));
    expect(screen.queryByText(needs)).toBeNull();
  });

  test('without the native module no screen mentions Bluetooth', async () => {
    await showNearby(null);
    expect(screen.queryByText(/Bluetooth/)).toBeNull();
    screen.unmount();
    await showInvite(null, { only: true });
    expect(screen.queryByText(/Bluetooth/)).toBeNull();
  });
});

describe('a table that was chosen', () => {
  test('is awaited with the reason why it is not found', async () => {
    const bluetooth = handBluetooth('not-asked');
    const { host, pass } = await showJoin(bluetooth);
    expect(screen.getByText('Looking for the table…')).toBeVisible();
    expect(button('Use Bluetooth')).toBeVisible();
    act(() => host.air.comeBack());
    await pass();
    expect(button('Use Bluetooth')).toBeNull();
    expect(bluetooth.asked).toEqual([]);
  });

  test('and discovered needs no Bluetooth', async () => {
    await showJoin(handBluetooth('off'), { inSight: true });
    expect(screen.queryByText(/Bluetooth/)).toBeNull();
  });
});

describe('the invitation', () => {
  test('nothing is missing while others can join over Bluetooth', async () => {
    const { turn } = await showInvite(handBluetooth('off'), { advertisement: 'open' });
    expect(screen.getByText(/^Others can join now, over: .*Bluetooth/)).toBeVisible();
    expect(screen.queryByText('Bluetooth is off')).toBeNull();
    turn('shut');
    expect(screen.getByText('Bluetooth is off')).toBeVisible();
    expect(screen.getByText(/^Others can join now, over: (?!.*Bluetooth)/)).toBeVisible();
  });

  test('the card is short where others can join over another transport', async () => {
    await showInvite(handBluetooth('off'));
    expect(screen.getByText(/^Flight mode turns it off/)).toBeVisible();
    expect(screen.queryByText(/only phones on the same Wi-Fi/)).toBeNull();
  });
});

describe('NB8: a table that is full', () => {
  const FULL = 'There is no room for another phone at this table.';
  const OTHERWISE = /^Over Bluetooth, seven phones can join.*On the same Wi-Fi there may still be room/;

  async function tryToJoin(full: 'bluetooth' | 'lan') {
    const { digits, pass } = await showJoin(handBluetooth('ready'), { full });
    fireEvent.changeText(screen.getByLabelText('The six digits on the host’s screen'), digits);
    await pass();
    expect(screen.getByText(FULL)).toBeVisible();
  }

  test('over Bluetooth names the way to more room', async () => {
    await tryToJoin('bluetooth');
    expect(screen.getByText(OTHERWISE)).toBeVisible();
  });

  test('over Wi-Fi is full', async () => {
    await tryToJoin('lan');
    expect(screen.queryByText(OTHERWISE)).toBeNull();
  });
});
