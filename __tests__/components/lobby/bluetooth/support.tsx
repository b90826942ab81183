import { act, render, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import type { ReactNode } from 'react';
import { InviteScreen } from '../../../../src/components/lobby/invite/InviteScreen';
import JoinScreen from '../../../../src/components/lobby/join/JoinScreen';
import NearbyScreen from '../../../../src/components/lobby/join/NearbyScreen';
import type { Language } from '../../../../src/i18n/languages';
import type {
  AdvertisementState,
  Connect,
  Transport,
  TransportKind,
} from '../../../../src/net/transports/transport';
import { AppProvider } from '../../../../src/stores/app/AppContext';
import { PhonesRoom, type PhoneWithApp } from '../../../stores/multiplayer/phones';
import { type HandBluetooth, handDoor } from '../../../support/bluetooth';
import { Surroundings } from '../../../support/surroundings';
import { Words } from '../../../support/words';

interface Wishes {
  readonly language?: Language;
  /** Another phone invites over a transport other than Bluetooth. */
  readonly inSight?: boolean;
  /** The chosen table is in reach over this transport, and refuses one more phone. */
  readonly full?: TransportKind;
}

export interface Shown {
  readonly room: PhonesRoom;
  /** The digits of the other phone's table. */
  readonly digits: string;
  readonly table: string;
  readonly host: PhoneWithApp;
  pass(ms?: number): Promise<void>;
}

async function others(inSight: boolean): Promise<Shown> {
  const room = new PhonesRoom();
  const host = await room.phone();
  const { shared } = await room.invite(host, 1);
  const { table, digits } = shared.store.getState();
  if (!inSight) host.air.cutOff();
  const pass = (ms?: number) => act(() => room.pass(ms));
  return { room, host, table, digits: digits ?? '', pass };
}

/** Shows the screen as a route does: it browses only while it is in focus. */
async function showRoute(
  { room, pass }: Shown,
  bluetooth: HandBluetooth | null,
  language: Language,
  shown: ReactNode,
  transports: readonly Transport[] = [],
): Promise<void> {
  const { app } = await room.phone({ bluetooth, transports });
  renderRouter({
    index: () => (
      <AppProvider app={app}>
        <Surroundings>
          <Words language={language}>{shown}</Words>
        </Surroundings>
      </AppProvider>
    ),
  });
  await pass();
  // Let the screen render what has arrived.
  await pass();
}

const nowhere = () => {};

function fullTable(transport: TransportKind, table: string): Transport {
  const card = { table, era: { number: 1, phone: 0 }, game: 'lockout', open: 1, name: 'Ada' };
  const connect: Connect = (_, failed) => {
    failed('full');
    return () => {};
  };
  return {
    kind: transport,
    browse(see) {
      see([{ card, transport, key: 'full', connect }]);
      return () => {};
    },
    advertise: null,
  };
}

export async function showNearby(
  bluetooth: HandBluetooth | null,
  { language = 'en', inSight = false }: Wishes = {},
): Promise<Shown> {
  const all = await others(inSight);
  await showRoute(all, bluetooth, language, <NearbyScreen onJoin={nowhere} onBack={nowhere} />);
  return all;
}

export async function showJoin(
  bluetooth: HandBluetooth | null,
  { language = 'en', inSight = false, full }: Wishes = {},
): Promise<Shown> {
  const all = await others(inSight);
  const links = {
    onTable: nowhere,
    onOther: nowhere,
    onBack: nowhere,
    onNearby: nowhere,
    onHome: nowhere,
    onLearn: nowhere,
  };
  const shown = <JoinScreen table={all.table} digits={null} address={null} {...links} />;
  await showRoute(all, bluetooth, language, shown, full ? [fullTable(full, all.table)] : []);
  return all;
}

/**
 * An inviting phone whose Bluetooth advertisement is in this state. `only`: the other transports are closed.
 */
export async function showInvite(
  bluetooth: HandBluetooth | null,
  { language = 'en', advertisement = 'shut', only = false }: InviteWishes = {},
): Promise<{ readonly turn: (state: AdvertisementState) => void }> {
  const room = new PhonesRoom();
  const { transport, turn } = handDoor('bluetooth', advertisement);
  const host = await room.phone({ bluetooth, transports: bluetooth ? [transport] : [] });
  const { shared } = await room.invite(host, 1);
  render(
    <AppProvider app={host.app}>
      <Surroundings>
        <Words language={language}>
          <InviteScreen shared={shared} onTable={nowhere} onBack={nowhere} />
        </Words>
      </Surroundings>
    </AppProvider>,
  );
  const shut = () =>
    shared.store.setState(({ advertisements }) => ({
      advertisements: advertisements.map((each) =>
        each.transport === 'bluetooth' ? each : { ...each, state: 'shut' },
      ),
    }));
  await act(() => room.pass());
  if (only) act(shut);
  return { turn: (state) => act(() => turn(state)) };
}

interface InviteWishes {
  readonly language?: Language;
  readonly advertisement?: AdvertisementState;
  readonly only?: boolean;
}

/** All visible texts, in order. */
export const texts = (): readonly string[] =>
  screen.queryAllByText(/./).map(({ props }) => [props.children].flat().join(''));

/** The labels of all buttons. */
export const buttons = (): readonly string[] =>
  screen.queryAllByRole('button').map(({ props }) => String(props['aria-label'] ?? props.accessibilityLabel));
