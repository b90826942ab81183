import { act, fireEvent, render, screen, within } from '@testing-library/react-native';
import type { ReactTestInstance } from 'react-test-renderer';
import TableLoader from '../../src/components/table/TableLoader';
import { ThemeProvider } from '../../src/components/ui/theme/ThemeProvider';
import { lockout } from '../../src/engine/lockout';
import { seeded } from '../../src/engine/random';
import { realClock } from '../../src/net/clock';
import { memoryStorage } from '../../src/storage/memory';
import { AppProvider } from '../../src/stores/app/AppContext';
import { type App, createApp } from '../../src/stores/app/app';
import { Surroundings } from '../support/surroundings';
import { bot, person, seatsFor } from '../support/table';

const LONG = 120_000;
const MOST_PRESSES = 600;

const nowhere = () => {};

async function sitDown(): Promise<{ readonly app: App; readonly id: string }> {
  const app = await createApp({
    storage: memoryStorage(),
    lasting: true,
    trouble: null,
    clock: realClock,
    today: () => 0,
    random: seeded(11),
  });
  app.settings.change({ pace: 'none', reducedMotion: true });
  const opened = await app.newGame(lockout, {
    seats: seatsFor(person, bot),
    options: lockout.options.defaults,
    dice: 'phone',
  });
  if (!opened.ok) throw new Error(opened.refusal.text);
  const id = opened.value;
  render(
    <AppProvider app={app}>
      <ThemeProvider mode="light" reducedMotion>
        <TableLoader
          id={id}
          onBack={nowhere}
          onReplay={() => {}}
          onHome={nowhere}
          onTable={nowhere}
          onRules={nowhere}
          onSettings={nowhere}
        />
      </ThemeProvider>
    </AppProvider>,
    { wrapper: Surroundings },
  );
  return { app, id };
}

const nameOf = (element: ReactTestInstance): string =>
  String(element.props['aria-label'] ?? element.props.accessibilityLabel ?? '');

/** The enabled buttons. */
const pressable = (among: ReturnType<typeof within>) => among.queryAllByRole('button', { disabled: false });

/** A number that may be marked, if none is chosen yet; otherwise the main action. */
function next(): ReactTestInstance | undefined {
  const chosen = screen.queryByRole('button', { name: /, chosen$/ });
  const possible = chosen ? undefined : screen.queryAllByRole('button', { name: /, possible/ })[0];
  const acts = pressable(within(screen.getByLabelText('What to do')));
  return possible ?? acts.find((button) => !/^(Undo|Hint)$/.test(nameOf(button)));
}

test(
  'a whole game of Lockout, by roles, names and states alone',
  async () => {
    jest.useFakeTimers();
    const { app, id } = await sitDown();
    await screen.findByRole('button', { name: 'Undo' });
    const heard = new Set<string>();
    let marked = 0;
    for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
      if (screen.queryByRole('button', { name: 'Play again' })) break;
      const button = next();
      if (button) {
        if (/, possible/.test(nameOf(button))) marked += 1;
        fireEvent.press(button);
      }
      await act(() => jest.advanceTimersByTimeAsync(300));
      for (const line of screen.queryAllByText(/^(Ada|Ben) (rolls|marks)/)) heard.add(wordsOf(line));
    }

    // Everything in the record was announced.
    expect(screen.getByRole('button', { name: 'Play again' })).toBeVisible();
    const saved = await app.saves.load(id);
    if (saved === null || typeof saved === 'string') throw new Error('the game is not stored');
    const { game, state } = saved.match;
    expect(game.turn(state)).toEqual([]);
    const places = screen.getAllByRole('listitem').map(nameOf);
    game.scores(state).forEach((points, seat) => {
      const name = saved.seats[seat]?.name;
      expect(places).toContainEqual(expect.stringContaining(`${name}, ${points} points`));
    });
    expect(marked).toBeGreaterThan(5);
    const story = [...heard].join('\n');
    for (const told of [/Ada rolls/, /Ben rolls/, /Ada marks (red|yellow|green|blue) \d+/]) {
      expect(story).toMatch(told);
    }
  },
  LONG,
);

const wordsOf = ({ props }: ReactTestInstance): string => [props.children].flat().join('');
