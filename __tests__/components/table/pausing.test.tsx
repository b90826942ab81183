import { act, fireEvent, screen } from '@testing-library/react-native';
import { AccessibilityInfo } from 'react-native';
import { faceOf } from '../../../src/components/games/faces';
import { FaceProvider } from '../../../src/components/table/FaceContext';
import { TableScreen } from '../../../src/components/table/TableScreen';
import { ThemeProvider } from '../../../src/components/ui/theme/ThemeProvider';
import { lockoutAfter, press, showAt, two } from '../lobby/support';

const nothing = () => {};

/** The host's table, with what the screen reader was moved to. */
async function hostsTable() {
  const all = await two({ match: lockoutAfter(5) });
  const face = faceOf('lockout');
  if (!face) throw new Error('no face');
  const moved = jest.spyOn(AccessibilityInfo, 'sendAccessibilityEvent').mockImplementation(nothing);
  await showAt(
    all.host,
    all.hosted,
    <ThemeProvider mode="light" reducedMotion>
      <FaceProvider face={face}>
        <TableScreen
          onBack={nothing}
          onHome={nothing}
          onAgain={nothing}
          onReplay={nothing}
          onLookBack={nothing}
          onReopen={nothing}
          onRules={nothing}
          onSettings={nothing}
        />
      </FaceProvider>
    </ThemeProvider>,
  );
  return { ...all, moved };
}

const menu = () => screen.queryByRole('heading', { name: 'At this table' });

test('a pause and its end close the menu, and the screen reader goes to what the table says', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  try {
    const { moved, pass } = await hostsTable();
    const sheetGone = () => act(async () => jest.advanceTimersByTime(1000));
    press('Menu');
    press('Pause for everyone');
    await pass();
    expect(menu()).toBeNull();
    expect(screen.getByText('The game is paused.')).toBeVisible();
    await sheetGone();
    expect(moved).toHaveBeenCalledTimes(1);
    const [banner, event] = moved.mock.lastCall ?? [];
    expect(event).toBe('focus');
    press('Menu');
    // The banner behind the menu has the same button.
    fireEvent.press(screen.getAllByRole('button', { name: 'Go on' }).at(-1) ?? screen.root);
    await pass();
    expect(menu()).toBeNull();
    expect(screen.queryByText('The game is paused.')).toBeNull();
    await sheetGone();
    expect(moved).toHaveBeenCalledTimes(2);
    expect(moved.mock.lastCall?.[0]).not.toBe(banner);
  } finally {
    jest.useRealTimers();
  }
});
