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

/** Moves a finger over the bowl: its places from left to right, with the time of each event. It lifts off at the end. */
function swipe(...places: readonly (readonly [pageX: number, time: number])[]): void {
  const pit = screen.root?.findAll(({ props }) => typeof props.onResponderGrant === 'function')[0];
  const [[startPageX, startTimeStamp] = [0, 0], ...others] = places;
  const touch = (pageX: number, timestamp: number) => {
    const at = { pageX, pageY: 145, timestamp };
    const finger = {
      touchActive: true,
      ...{ startPageX, startPageY: 145, startTimeStamp },
      ...{ currentPageX: pageX, currentPageY: 145, currentTimeStamp: timestamp },
      ...{ previousPageX: startPageX, previousPageY: 145, previousTimeStamp: startTimeStamp },
    };
    return {
      nativeEvent: { ...at, touches: [at], changedTouches: [at] },
      touchHistory: {
        touchBank: [finger],
        numberActiveTouches: 1,
        indexOfSingleActiveTouch: 0,
        mostRecentTimeStamp: timestamp,
      },
    };
  };
  if (!pit) throw new Error('no pit');
  fireEvent(pit, 'startShouldSetResponderCapture', touch(startPageX, startTimeStamp));
  fireEvent(pit, 'responderGrant', touch(startPageX, startTimeStamp));
  for (const [pageX, time] of others.slice(0, -1)) fireEvent(pit, 'responderMove', touch(pageX, time));
  const [pageX = 0, time = 0] = others.at(-1) ?? [];
  fireEvent(pit, 'responderRelease', touch(pageX, time));
}

/** What the person has thrown, if anything. */
const thrown = ({ state }: SetTable) => {
  const { last } = state();
  return last ? arena.notation.format(last.entry.move as never) : null;
};

test('a swipe that is too slow for a throw says so, and throws nothing', async () => {
  const set = await sit(playedOn(TWO));
  swipe([40, 0], [140, 10], [140, 600]);
  expect(set.state().refusal?.reason.code).toBe('arena-hand.too-slow');
  expect(thrown(set)).toBeNull();
});

test.each([
  [
    'one event on the way',
    [
      [40, 0],
      [240, 120],
      [240, 130],
    ],
  ],
  [
    'none but the lift-off',
    [
      [40, 0],
      [240, 60],
    ],
  ],
  [
    'a short pause before the lift-off',
    [
      [40, 0],
      [90, 40],
      [240, 100],
      [240, 190],
    ],
  ],
] as const)('a swipe is a throw when frames are late: %s', async (_, places) => {
  const set = await sit(playedOn(TWO));
  await act(async () => {
    swipe(...places);
    await settled();
  });
  expect(set.state().refusal).toBeNull();
  expect(thrown(set)).toMatch(/^throw -?\d+ -?\d+ [1-9]\d* 0$/);
});

test('a grand throw of nine dice is thrown by a swipe, too', async () => {
  const set = await sit(playedOn([`0: throw [7 4 0 0 0 4 -60 0 0]`]), [bot, person]);
  await act(async () => {
    swipe([40, 0], [240, 120], [240, 130]);
    await settled();
  });
  expect(set.state().refusal).toBeNull();
  expect(thrown(set)).toMatch(/^throw /);
});

test('a lying die that is flung out of the bowl stays, and the table says how to throw', async () => {
  const set = await sit(playedOn(['0: throw [7 4 0 0 0 5 -60 0 0]']));
  // The 4 lies in the middle of the bowl; the finger comes down on it.
  swipe([230, 0], [330, 40], [450, 80], [450, 85]);
  expect(set.state().refusal?.reason.code).toBe('arena-hand.on-a-die');
  expect(drafted(set)).toBeUndefined();
});
