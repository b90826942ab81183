import { act, fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import JoinScreen from '../../../../src/components/lobby/join/JoinScreen';
import type { Keeper } from '../../../../src/net/session/session';
import type { Transport } from '../../../../src/net/transports/transport';
import { AppProvider } from '../../../../src/stores/app/AppContext';
import { PhonesRoom, type PhoneWithApp } from '../../../stores/multiplayer/phones';
import { goldenMatch } from '../../../support/saved-games';
import { Surroundings } from '../../../support/surroundings';
import { person, seatsFor } from '../../../support/table';

export interface Wishes {
  /** The number of seats for other phones. */
  readonly others?: number;
  /** The digits in the scanned code. */
  readonly code?: 'right' | 'wrong' | 'none';
  /** The guest's phone is out of reach at first. */
  readonly far?: boolean;
  /** Of the guest's phone, besides the air. */
  readonly transports?: readonly Transport[];
  /** The name that was typed on the guest's phone before. */
  readonly own?: string;
  /** A game of this kind has begun on the guest's phone before. */
  readonly begun?: boolean;
}

/** A guest's phone that joins Ada's table. */
export async function show({
  others = 1,
  code = 'none',
  far = false,
  transports = [],
  own = '',
  begun = false,
}: Wishes = {}) {
  const room = new PhonesRoom();
  const host = await room.phone();
  const guest = await room.phone({ transports });
  const { shared } = await room.invite(host, others);
  const { table } = shared.store.getState();
  const right = shared.store.getState().digits ?? '';
  const wrong = right === '000000' ? '000001' : '000000';
  if (far) host.air.cutOff();
  const onTable = jest.fn();
  const onBack = jest.fn();
  const onNearby = jest.fn();
  const onHome = jest.fn();
  const onOther = jest.fn();
  const onLearn = jest.fn();
  const { app } = guest;
  app.ownName.keep(own);
  if (begun) await saveBegun(guest);
  renderRouter({
    index: () => (
      <AppProvider app={app}>
        <Surroundings>
          <JoinScreen
            table={table}
            digits={{ right, wrong, none: null }[code]}
            address={null}
            onTable={onTable}
            onOther={onOther}
            onBack={onBack}
            onNearby={onNearby}
            onHome={onHome}
            onLearn={onLearn}
          />
        </Surroundings>
      </AppProvider>
    ),
  });
  const pass = async (ms?: number) => {
    await act(() => room.pass(ms));
    // Let the screen render what has arrived.
    await act(() => room.pass());
  };
  await pass();
  return {
    room,
    host,
    guest,
    shared,
    right,
    wrong,
    onTable,
    onBack,
    onNearby,
    onHome,
    onOther,
    onLearn,
    pass,
  };
}

async function saveBegun({ app: { saves } }: PhoneWithApp): Promise<void> {
  const match = goldenMatch('lockout', 2);
  const seats = seatsFor(...match.opening.names.map((): Keeper => person));
  await saves.create('earlier', match, seats, 'phone');
  const journal = saves.journal('earlier', match.game);
  await journal.append(match, 0);
  await journal.keep({ seats, answers: [], at: match.log.length, over: false });
}

export const FIELD = 'The six digits on the host’s screen';
export const MISSING = 'This table can’t be found.';
export const SEATS = 'Who plays on this phone?';
export const field = () => screen.getByLabelText(FIELD);
export const type = (label: string, text: string) => fireEvent.changeText(screen.getByLabelText(label), text);
export const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));
export const seated = () => screen.queryByRole('heading', { name: SEATS }) !== null;

export type Joining = Awaited<ReturnType<typeof show>>;

/** The guest's phone once its digits were right. */
export const inside = (others: number, own = '') => show({ others, own, code: 'right' });

export const namesAt = ({ shared }: Joining) => shared.session.view().seats.map(({ name }) => name);
