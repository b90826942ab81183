import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { faceOf } from '../../../src/components/games/faces';
import { InviteSeats } from '../../../src/components/lobby/invite/InviteSeats';
import { FaceProvider } from '../../../src/components/table/FaceContext';
import { AbsentSeat } from '../../../src/components/table/frame/AbsentSeat';
import { Prompt } from '../../../src/components/table/frame/Prompt';
import { SeatRow } from '../../../src/components/table/frame/SeatRow';
import { SeatsStrip } from '../../../src/components/table/frame/SeatsStrip';
import { useTable } from '../../../src/components/table/TableContext';
import type { SharedTable } from '../../../src/stores/multiplayer/shared-table';
import type { PhoneWithApp } from '../../stores/multiplayer/phones';
import { matchBegunBy } from '../../support/lockout-table';
import { button, press, showAt, type Two, two } from '../lobby/support';

const face = faceOf('lockout');

/** The parts of a table that say how a seat is. */
function Parts({ host }: { readonly host: SharedTable | null }) {
  const seats = useTable((table) => table.seats);
  if (!face) return null;
  return (
    <FaceProvider face={face}>
      <SeatsStrip />
      <Prompt />
      <AbsentSeat />
      {seats.map((at, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <SeatRow key={seat} seat={seat} at={at} />
      ))}
      {host && <InviteSeats shared={host} attempt={(doing) => doing} />}
    </FaceProvider>
  );
}

/** Ada hosts, and seat 1 is Ben's: it has the first turn. */
const benBegins = () => two({ match: matchBegunBy(1, 2) });

async function on(all: Two, role: 'host' | 'guest'): Promise<void> {
  const [phone, id]: [PhoneWithApp, string] =
    role === 'host' ? [all.host, all.hosted] : [all.guest, all.visited];
  await showAt(phone, id, <Parts host={role === 'host' ? all.shared : null} />);
  await all.pass();
}

const chip = () => screen.getByRole('button', { name: /^(Ben|Seat 2), / });

test('a seat that its phone has left is free: in the strip, the menu and the invitation, on all phones', async () => {
  const all = await benBegins();
  const third = await all.room.phone();
  await all.shared.remove(all.own.session.view().room?.me ?? -1);
  await all.pass();
  await on(all, 'host');
  expect(chip()).toHaveAccessibleName(/^Ben, free, /);
  expect(screen.getByLabelText('Ben: Free')).toBeVisible();
  expect(screen.getAllByText('Free')).toHaveLength(2);
  expect(screen.queryByText(/away/i)).toBeNull();
  screen.unmount();
  const stop = await all.room.comeIn(third, all.shared.store.getState().digits ?? '');
  const watched = third.app.liveTable() ?? '';
  await showAt(third, watched, <Parts host={null} />);
  await all.pass();
  expect(chip()).toHaveAccessibleName(/^Ben, free, /);
  expect(screen.getByText('Free')).toBeVisible();
  expect(screen.getByText('Ben’s seat is free.')).toBeVisible();
  expect(screen.queryByText(/away/i)).toBeNull();
  stop();
});

test('nobody is thinking before the host has begun, or while the game is paused', async () => {
  const all = await benBegins();
  await all.shared.pause(true);
  await on(all, 'host');
  expect(screen.getByText('Playing now: Ben')).toBeVisible();
  expect(screen.queryByText(/thinking/i)).toBeNull();
  await act(() => all.shared.pause(false));
  await all.pass();
  expect(screen.getByText('Ben is thinking…')).toBeVisible();
  expect(screen.getByText('Thinking')).toBeVisible();
});

describe('a wait for a seat whose phone is away', () => {
  async function benIsAway(): Promise<Two> {
    const all = await benBegins();
    all.guest.air.cutOff();
    await all.pass(1000);
    await on(all, 'host');
    expect(screen.getByText('Ben is away.')).toBeVisible();
    expect(chip()).toHaveAccessibleName(/^Ben, away, /);
    return all;
  }
  const ben = ({ shared }: Two) => shared.session.view().seats[1];

  test('the host lets a bot play, right beside it', async () => {
    const all = await benIsAway();
    const beside = within(screen.getByLabelText('Ben’s seat'));
    fireEvent.press(beside.getByRole('button', { name: 'Let a bot play for Ben' }));
    await all.pass();
    expect(ben(all)).toMatchObject({ keeper: { kind: 'bot' }, phone: all.own.session.view().room?.me });
    expect(screen.queryByLabelText('Ben’s seat')).toBeNull();
  });

  test('the host gives the seat to somebody at its phone', async () => {
    const all = await benIsAway();
    press('Give the seat to somebody here: Ben');
    await all.pass();
    expect(ben(all)).toMatchObject({ keeper: { kind: 'person' }, phone: 0 });
    expect(screen.queryByText('Ben is away.')).toBeNull();
  });

  test('a guest reads who can do it', async () => {
    const all = await benBegins();
    const third = await all.room.phone();
    const digits = all.shared.store.getState().digits ?? '';
    const stop = await all.room.comeIn(third, digits);
    all.guest.air.cutOff();
    await all.pass(1000);
    await showAt(third, third.app.liveTable() ?? '', <Parts host={null} />);
    await all.pass();
    expect(screen.getByText('Ben is away.')).toBeVisible();
    expect(screen.getByText('Ada hosts this table and can let a bot play.')).toBeVisible();
    expect(button(/^(Let a bot|Give the seat)/)).toBeNull();
    stop();
  });
});
