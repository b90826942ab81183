import { act, fireEvent, render, screen, within } from '@testing-library/react-native';
import { Board } from '../../../../src/components/games/arena/board/Board';
import { TableProvider } from '../../../../src/components/table/TableContext';
import { arena } from '../../../../src/engine/arena';
import { aimAt } from '../../../../src/engine/arena/physics/styles';
import { seeded } from '../../../../src/engine/random';
import type { Keeper } from '../../../../src/net/session/session';
import { memoryStorage } from '../../../../src/storage/memory';
import { AppProvider } from '../../../../src/stores/app/AppContext';
import { createApp } from '../../../../src/stores/app/app';
import { handClock, settled } from '../../../support/clock';
import { Surroundings } from '../../../support/surroundings';
import { bot, person, type SetTable, setTable } from '../../../support/table';
import { type Played, playedOn } from './support/play';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A 4 in the middle, a 5 on the left, and the person in turn. */
const TWO = ['0: throw [7 4 0 0 0 5 -60 0 0]'];

async function sit(played: Played, keepers: readonly Keeper[] = [person, bot]): Promise<SetTable> {
  const set = setTable(arena, keepers, { match: played.match });
  const app = await createApp({
    storage: memoryStorage(),
    lasting: true,
    trouble: null,
    clock: handClock(),
    today: () => 1000,
    random: seeded(1),
  });
  render(
    <AppProvider app={app}>
      <TableProvider table={set.table}>
        <Board />
      </TableProvider>
    </AppProvider>,
    { wrapper: Surroundings },
  );
  const layout = { x: 0, y: 60, width: 460, height: 290 };
  const laidOut = screen.root?.findAll((view) => typeof view.props.onLayout === 'function') ?? [];
  for (const view of laidOut) fireEvent(view, 'layout', { nativeEvent: { layout } });
  await act(async () => {
    set.table.enter();
    await settled();
  });
  return set;
}

const die = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));
const act1 = (name: string, actionName: string) =>
  fireEvent(die(name), 'accessibilityAction', { nativeEvent: { actionName } });
const drafted = ({ state }: SetTable) =>
  state().draft?.steps.map(({ move }) => arena.notation.format(move as never));

test('each die is a button that says what it shows and where it lies', async () => {
  await sit(playedOn(TWO));
  const dice = within(screen.getByLabelText('Dice in the arena')).getAllByRole('button');
  expect(dice.map((each) => each.props.accessibilityLabel)).toEqual(['4, in the middle', '5, on the left']);
});

test('A3 a die is moved and turned without a gesture, as one draft; undo takes it back', async () => {
  const set = await sit(playedOn(TWO));
  act1('5, on the left', 'away');
  act1('5, on the left', 'turn');
  expect(drafted(set)).toEqual(['regroup 2 -60 4 345']);
  act(() => set.table.undo());
  expect(drafted(set)).toBeUndefined();
});

test('A3 a die that is selected has buttons to turn it', async () => {
  const set = await sit(playedOn(TWO));
  expect(screen.queryByRole('button', { name: 'Turn right' })).toBeNull();
  press('4, in the middle');
  press('Turn right');
  press('Turn right');
  press('Turn left');
  expect(drafted(set)).toEqual(['regroup 1 0 0 345']);
});

test('A3 a move that is not allowed changes nothing, and the table says why', async () => {
  const set = await sit(playedOn(['0: throw [7 4 0 0 0 5 -17 0 0]']));
  act1('5, in the middle', 'right');
  expect(set.state().refusal?.reason.code).toBe('arena.overlap');
  expect(drafted(set)).toBeUndefined();
});

test('a throw can be chosen: how hard, and at which die', async () => {
  const set = await sit(playedOn(TWO));
  press('How to throw');
  fireEvent.press(screen.getByRole('radio', { name: 'Hard' }));
  fireEvent.press(screen.getByRole('radio', { name: 'At the 5, on the left' }));
  press('Throw');
  await act(settled);
  const { last } = set.state();
  expect(arena.notation.format(last?.entry.move as never)).toBe(
    arena.notation.format({ kind: 'throw', aim: aimAt('hard', { x: -60, y: 0 }) }),
  );
});

test('the board reports a landing once, and the game continues', async () => {
  const set = await sit(playedOn(TWO));
  const before = set.state().count;
  await act(async () => {
    set.table.place({ kind: 'throw', aim: null });
    await settled();
  });
  expect(set.state().flying).toBe(true);
  expect(screen.queryByRole('button', { name: 'How to throw' })).toBeNull();
  await act(async () => {
    jest.advanceTimersByTime(1000);
    await settled();
  });
  expect(set.state().flying).toBe(false);
  expect(set.state().count).toBeGreaterThan(before);
});

test('while others are in turn dice can be read and not moved', async () => {
  await sit(playedOn([...TWO, '0: stop']), [person, person]);
  expect(screen.getByRole('button', { name: '4, in the middle' })).toBeOnTheScreen();
  screen.unmount();
  await sit(playedOn([...TWO, '0: stop']), [person, bot]);
  expect(screen.queryByRole('button', { name: '4, in the middle' })).toBeNull();
  expect(screen.getByRole('img', { name: '4, in the middle' })).toBeOnTheScreen();
});

test('a swipe that is too slow for a throw says so, and throws nothing', async () => {
  const set = await sit(playedOn(TWO));
  const pit = screen.root?.findAll(({ props }) => typeof props.onResponderGrant === 'function')[0];
  if (!pit) throw new Error('no pit');
  const touch = (pageX: number, timeStamp: number) => {
    const at = { pageX, pageY: 200 };
    const finger = {
      touchActive: true,
      ...{ startPageX: 40, startPageY: 200, startTimeStamp: 0 },
      ...{ currentPageX: pageX, currentPageY: 200, currentTimeStamp: timeStamp },
      ...{ previousPageX: 40, previousPageY: 200, previousTimeStamp: 0 },
    };
    return {
      nativeEvent: { ...at, touches: [at], changedTouches: [at] },
      touchHistory: {
        touchBank: [finger],
        numberActiveTouches: 1,
        indexOfSingleActiveTouch: 0,
        mostRecentTimeStamp: timeStamp,
      },
    };
  };
  fireEvent(pit, 'startShouldSetResponderCapture', touch(40, 0));
  fireEvent(pit, 'responderGrant', touch(40, 0));
  fireEvent(pit, 'responderMove', touch(140, 10));
  act(() => jest.advanceTimersByTime(500));
  fireEvent(pit, 'responderRelease', touch(140, 600));
  expect(set.state().refusal?.reason.code).toBe('arena-hand.too-slow');
  expect(set.state().last).toBeNull();
});
