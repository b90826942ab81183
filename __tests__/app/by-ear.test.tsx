import { act, fireEvent, render, screen, within } from '@testing-library/react-native';
import type { ReactTestInstance } from 'react-test-renderer';
import TableLoader from '../../src/components/table/TableLoader';
import { ThemeProvider } from '../../src/components/ui/theme/ThemeProvider';
import { arena } from '../../src/engine/arena';
import type { State as ArenaState } from '../../src/engine/arena/state';
import type { AnyGame } from '../../src/engine/game';
import { lastDie } from '../../src/engine/last-die';
import type { State as LastDieState } from '../../src/engine/last-die/state';
import { lockout } from '../../src/engine/lockout';
import { seeded } from '../../src/engine/random';
import { sunRows } from '../../src/engine/sun-rows';
import type { State as SunRowsState } from '../../src/engine/sun-rows/state';
import { realClock } from '../../src/net/clock';
import { memoryStorage } from '../../src/storage/memory';
import { AppProvider } from '../../src/stores/app/AppContext';
import { createApp } from '../../src/stores/app/app';
import type { App } from '../../src/stores/app/app-interface';
import { Surroundings } from '../support/surroundings';
import { bot, person, seatsFor } from '../support/table';

const LONG = 120_000;
const MOST_PRESSES = 900;

const nowhere = () => {};

async function sitDown(game: AnyGame, options: object): Promise<{ readonly app: App; readonly id: string }> {
  const app = await createApp({
    storage: memoryStorage(),
    lasting: true,
    trouble: null,
    clock: realClock,
    today: () => 0,
    random: seeded(11),
  });
  app.settings.change({ pace: 'none', reducedMotion: true });
  const opened = await app.newGame(game, {
    seats: seatsFor(person, bot),
    options: { ...game.options.defaults, ...options },
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
          onLookBack={() => {}}
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

const wordsOf = ({ props }: ReactTestInstance): string => [props.children].flat().join('');

/** The names of all headings, buttons, pictures and list items: what a screen reader finds on its way through the table. */
const names = (): readonly string[] =>
  (['heading', 'button', 'img', 'listitem'] as const).flatMap((role) =>
    screen.queryAllByRole(role).map(nameOf),
  );

/** The enabled buttons. */
const pressable = (among: ReturnType<typeof within>) => among.queryAllByRole('button', { disabled: false });

/** A place that is possible, if none is chosen yet; otherwise the main action, or an open card. */
function next(): ReactTestInstance | undefined {
  const button = (name: RegExp) => screen.queryAllByRole('button', { name })[0];
  const drafted = pressable(within(screen.getByLabelText('What to do'))).some(
    (each) => nameOf(each) === 'Undo',
  );
  const acts = pressable(within(screen.getByLabelText('What to do'))).filter(
    (each) => !/^(Undo|Hint)$/.test(nameOf(each)),
  );
  return (
    button(/^Place the \d/) ??
    button(/A die fits/) ??
    (drafted ? undefined : button(/, possible|\. takes /)) ??
    acts.at(-1) ??
    button(/^Open card/)
  );
}

interface Told {
  readonly game: AnyGame;
  readonly options?: object;
  /** What somebody who moves has to know, as the names say it. */
  facts(state: unknown): readonly (string | RegExp)[];
  /** Sentences of the story that must have been told. */
  readonly story: readonly RegExp[];
}

const COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'purple'];
const seatNames = ['Ada', 'Ben'];

const told: readonly Told[] = [
  {
    game: lockout,
    facts: () => [/^Ben’s sheet: -?\d+ points?, /, /^Red 2, /, /^Blue row: \d+ marks?, /],
    story: [/Ada rolls/, /Ben rolls/, /Ada marks (red|yellow|green|blue) \d+/],
  },
  {
    game: lastDie,
    options: { goal: 150 },
    facts(state) {
      const { hand, points, setup, active } = state as LastDieState;
      return [
        ...seatNames.map(
          (name, seat) =>
            new RegExp(
              `^${name}(, bot)?, ${points[seat]} of ${setup.goal} points, \\d+ (die|dice) left${seat === active ? ', playing now' : ''}$`,
            ),
        ),
        ...hand.map((value) => new RegExp(`^Die, ${value}(, fits nowhere|, recommended)?$`)),
        ...[1, 2, 3, 4, 5, 6].map((row) => new RegExp(`^Row ${row}, (wins|costs) \\d+ points?\\.`)),
      ];
    },
    story: [/Ada rolls \d/, /Ben rolls \d/, /Ada places the last die of row \d/],
  },
  {
    game: sunRows,
    facts(state) {
      const { dice, places, scored } = state as SunRowsState;
      return [
        ...dice.map((colour, at) => `Die ${at + 1}: ${COLOURS[colour - 1]}`),
        ...(places[0] ?? []).flatMap((held, at) =>
          held ? [new RegExp(`^Card ${at + 1}\\. .* of 3 rows full, \\d+ points?`)] : [],
        ),
        `Look at Ben’s cards: ${scored[1]} of 4 finished`,
      ];
    },
    story: [/Ada rolls /, /Ben fills /, /Ada fills /, /finishes a card/],
  },
  {
    game: arena,
    facts(state) {
      const { arena: dice, reserves, active } = state as ArenaState;
      return [
        ...seatNames.map(
          (name, seat) =>
            new RegExp(
              `^${name}(, bot)?, (out|${reserves[seat]} (die|dice)${seat === active ? ', playing now' : ''})$`,
            ),
        ),
        ...dice.map(({ face }) => new RegExp(`^${face}, (far|near|in the|on the) `)),
      ];
    },
    story: [/Ada throws/, /Ben throws/, /takes \d dice/],
  },
];

test.each(told.map((each) => [each.game.id, each] as const))(
  'a whole game of %s, by roles, names and states alone',
  async (_, { game, options = {}, facts, story }) => {
    jest.useFakeTimers();
    const { app, id } = await sitDown(game, options);
    await screen.findByRole('button', { name: 'Undo' });
    layOut();
    const heard = new Set<string>();
    let asked = 0;
    for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
      if (screen.queryByRole('button', { name: 'Play again' })) break;
      if (screen.queryByRole('button', { name: 'Hint', disabled: false })) {
        const saved = await app.saves.load(id);
        if (saved === null || typeof saved === 'string') throw new Error('the game is not stored');
        const undrafted = screen.queryByRole('button', { name: 'Undo', disabled: true });
        if (undrafted && !screen.queryByRole('button', { name: /^Place the/ })) {
          asked += 1;
          const there = names();
          for (const fact of facts(saved.match.state)) {
            const said = there.some((name) => (typeof fact === 'string' ? name === fact : fact.test(name)));
            if (!said) throw new Error(`not said: ${String(fact)}, but\n${there.join('\n')}`);
          }
        }
      }
      const button = next();
      if (button) fireEvent.press(button);
      await act(() => jest.advanceTimersByTimeAsync(300));
      for (const line of screen.queryAllByText(/^(Ada|Ben) (rolls|marks|throws|places|fills|takes)/))
        heard.add(wordsOf(line));
    }

    // Everything in the record was announced.
    expect(screen.getByRole('button', { name: 'Play again' })).toBeVisible();
    const saved = await app.saves.load(id);
    if (saved === null || typeof saved === 'string') throw new Error('the game is not stored');
    const { state } = saved.match;
    expect(game.turn(state)).toEqual([]);
    const places = screen.getAllByRole('listitem').map(nameOf);
    game.scores(state).forEach((points, seat) => {
      const name = saved.seats[seat]?.name;
      expect(places).toContainEqual(
        expect.stringMatching(new RegExp(`${name}, ${points} (points?|die|dice)\\b`)),
      );
    });
    expect(asked).toBeGreaterThan(5);
    const sentences = [...heard].join('\n');
    for (const each of story) expect(sentences).toMatch(each);
  },
  LONG,
);

/** Without a layout Arena has no floor. */
function layOut(): void {
  const layout = { x: 0, y: 60, width: 460, height: 290 };
  const laidOut = screen.root?.findAll((view) => typeof view.props.onLayout === 'function') ?? [];
  for (const view of laidOut) fireEvent(view, 'layout', { nativeEvent: { layout } });
}
