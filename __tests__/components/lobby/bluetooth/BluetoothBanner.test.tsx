import { act, screen } from '@testing-library/react-native';
import { RoomBanner } from '../../../../src/components/lobby/room/RoomBanner';
import { lockout } from '../../../../src/engine/lockout';
import type { Readiness } from '../../../../src/net/transports/bluetooth/readiness';
import type { TransportKind } from '../../../../src/net/transports/transport';
import { PhonesRoom } from '../../../stores/multiplayer/phones';
import { handBluetooth, handDoor } from '../../../support/bluetooth';
import { person, seatsFor } from '../../../support/table';
import { button, press, showAt, two } from '../support';

const said = (text: string | RegExp) => expect(screen.getByText(text)).toBeVisible();
const silent = () => expect(screen.queryByText(/./)).toBeNull();
const LOOKING = 'There is no connection to the host. Looking for it…';

const LOSSES: readonly (readonly [Readiness, RegExp, RegExp, string])[] = [
  ['off', /^Bluetooth is off, so there is no connection/, /^Bluetooth is off, so others/, 'Open settings'],
  ['blocked', /^Knobel may not use.*no connection/, /^Knobel may not use.*others/, 'Open settings'],
  ['refused', /no connection.*find nearby devices/, /others.*find nearby devices/, 'Ask again'],
  ['not-asked', /no connection.*find nearby devices/, /others.*find nearby devices/, 'Use Bluetooth'],
  ['location-off', /^The location is off.*host/, /^The location is off.*others/, 'Open settings'],
];

describe('a guest', () => {
  async function show(over: TransportKind | null) {
    const bluetooth = handBluetooth('ready');
    const all = await two({ bluetooth });
    act(() => all.own.store.setState({ over }));
    await showAt(all.guest, all.visited, <RoomBanner />);
    return { ...all, bluetooth };
  }

  test.each(LOSSES)(
    'over Bluetooth, %s: why the host is away, the way out, until it is back',
    async (...loss) => {
      const [readiness, reason, , transport] = loss;
      const { bluetooth, host, pass } = await show('bluetooth');
      act(() => bluetooth.turn(readiness));
      silent();
      host.air.cutOff();
      await pass(1000);
      said(reason);
      expect(bluetooth.asked).toEqual([]);
      press(transport);
      expect(bluetooth.asked).toEqual([transport === 'Open settings' ? 'settings' : 'request']);
      await act(async () => bluetooth.answer('ready'));
      said(LOOKING);
      host.air.comeBack();
      await pass(6000);
      silent();
    },
  );

  test('over Wi-Fi gets no message about Bluetooth', async () => {
    const { bluetooth, host, pass } = await show('lan');
    act(() => bluetooth.turn('off'));
    host.air.cutOff();
    await pass(1000);
    said(LOOKING);
  });

  test('can become the host only after its own Bluetooth is back', async () => {
    const { bluetooth, host, pass } = await show('bluetooth');
    act(() => bluetooth.turn('off'));
    host.air.cutOff();
    await pass(20_000);
    expect(button('Let this phone host')).toBeNull();
    act(() => bluetooth.turn('ready'));
    expect(button('Let this phone host')).toBeVisible();
  });
});

describe('a host', () => {
  async function show({
    readiness = 'ready',
    wasOpen = true,
  }: {
    readiness?: Readiness;
    wasOpen?: boolean;
  } = {}) {
    const bluetooth = handBluetooth(readiness);
    const advertisement = handDoor('bluetooth', wasOpen ? 'open' : 'shut');
    const all = await two({ hosting: { bluetooth, transports: [advertisement.transport] } });
    await showAt(all.host, all.hosted, <RoomBanner />);
    const lose = (next: Readiness) =>
      act(() => {
        bluetooth.turn(next);
        advertisement.turn('shut');
      });
    return { ...all, bluetooth, advertisement, lose };
  }

  test.each(LOSSES)(
    '%s: why others are away, the way out, until it is back',
    async (readiness, _, reason, transport) => {
      const { bluetooth, advertisement, guest, lose, pass } = await show();
      lose(readiness);
      silent();
      guest.air.cutOff();
      await pass(1000);
      said(reason);
      expect(bluetooth.asked).toEqual([]);
      press(transport);
      expect(bluetooth.asked).toEqual([transport === 'Open settings' ? 'settings' : 'request']);
      act(() => advertisement.turn('open'));
      await act(async () => bluetooth.answer('ready'));
      silent();
    },
  );

  test('gets no message once everybody has rejoined over another transport', async () => {
    const { guest, lose, pass } = await show();
    lose('off');
    guest.air.cutOff();
    await pass(1000);
    said(/^Bluetooth is off/);
    guest.air.comeBack();
    await pass(6000);
    silent();
  });

  test.each([
    ['refused', null],
    ['blocked', null],
    ['not-asked', null],
    // Bluetooth was on before, or the system would have to ask. The table may have been reopened in flight
    // mode.
    ['off', /^Bluetooth is off/],
  ] as const)('that could not be found over Bluetooth so far (%s) reads %p', async (readiness, reason) => {
    const { guest, pass } = await show({ readiness, wasOpen: false });
    guest.air.cutOff();
    await pass(1000);
    if (reason) said(reason);
    else silent();
  });
});

test('NB14: a table on this phone alone does not use Bluetooth', async () => {
  const bluetooth = handBluetooth('off');
  const phone = await new PhonesRoom().phone({ bluetooth });
  const opened = await phone.app.newGame(lockout, {
    seats: seatsFor(person, person),
    options: lockout.options.defaults,
    dice: 'phone',
  });
  if (!opened.ok) throw new Error(opened.refusal.text);
  await showAt(phone, opened.value, <RoomBanner />);
  expect(bluetooth.watchers).toBe(0);
  silent();
});
