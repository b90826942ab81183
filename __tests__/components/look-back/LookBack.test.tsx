import { act, fireEvent, render, screen, within } from '@testing-library/react-native';
import LookBackLoader from '../../../src/components/look-back/LookBackLoader';
import type { Finding } from '../../../src/engine/bots/findings';
import { seeded } from '../../../src/engine/random';
import { realClock } from '../../../src/net/clock';
import { AppProvider } from '../../../src/stores/app/AppContext';
import { createApp } from '../../../src/stores/app/app';
import { lookBackKey, lookBackText } from '../../../src/stores/look-back/look-back-text';
import { settled } from '../../support/clock';
import { goldenMatches, savedGames } from '../../support/saved-games';
import { Surroundings } from '../../support/surroundings';
import { bot, person, seatsFor } from '../../support/table';

const match = goldenMatches('lockout').find(
  ({ opening, game, state }) => opening.names.length === 2 && game.ranking(state) !== null,
);
if (!match) throw new Error('no golden game');
const { game, log, state } = match;
const places = game.ranking(state) ?? [];
const textAt = (at: number) => game.notation.format(log[at]?.move);
const firstOf = (seat: number, kind: RegExp) =>
  log.findIndex((entry, at) => at > 0 && entry.seat === seat && kind.test(textAt(at)));
const mark = firstOf(0, /^mark/);
const roll = firstOf(1, /^roll$/);

/** The first seat is ahead until the end, marks once where a pass is better, and the other has lucky dice. */
const findings: readonly Finding[] = log.map((_, at) => ({
  luck: at === roll ? [-0.12, 0.12] : null,
  error: at === mark ? 0.08 : 0,
  better: at === mark ? 'pass' : null,
  shares: at === log.length - 1 ? places.map((place) => (place === 1 ? 1 : 0)) : [0.6, 0.4],
}));

const ways = { onBack: jest.fn(), onWatch: jest.fn(), onTable: jest.fn() };

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
});

async function look({ seats = seatsFor(person, bot), entries = log.length, id = 'game', spoilt = '' } = {}) {
  const games = savedGames();
  const played = match && { ...match, log: log.slice(0, entries) };
  if (played) await games.keep('game', played, seats);
  if (spoilt !== '') await games.spoil('game', spoilt);
  await games.storage.write(lookBackKey('game'), lookBackText(findings));
  const app = await createApp({
    storage: games.storage,
    lasting: true,
    trouble: null,
    clock: realClock,
    today: () => 0,
    random: seeded(1),
  });
  render(
    <AppProvider app={app}>
      <LookBackLoader id={id} {...ways} />
    </AppProvider>,
    { wrapper: Surroundings },
  );
  // The game is read, then what was found about it.
  await act(settled);
  return app;
}

const [ada = '', ben = ''] = seatsFor(person, bot).map(({ name }) => name);

test('the curve is told in a sentence, and as text', async () => {
  await look();
  expect(
    screen.getByText(
      places[0] === 1
        ? 'You were ahead nearly all the time.'
        : `You were ahead for a long time. At the very end ${ben} came past.`,
    ),
  ).toBeVisible();
  expect(
    screen.getByRole('img', {
      name: /^Chances to win, out of 100: 50 at the start, 60 at best, after move 1, 50 at worst, after move 0, /,
    }),
  ).toBeVisible();
});

test('two sentences say why the game ended so, and each seat has one about its dice and decisions', async () => {
  await look();
  expect(
    screen.getByRole('heading', { name: places[0] === 1 ? 'Why you won' : `Why ${ben} won` }),
  ).toBeVisible();
  // Dice and a decision explain .2 of the .5 between equal chances and the result: each gets half of the rest.
  expect(screen.getByText(`The dice helped ${ben}.`)).toBeVisible();
  expect(screen.getByText(`${ben} decided a little better.`)).toBeVisible();
  expect(screen.getByRole('listitem', { name: new RegExp(`^${ada}\\.`) })).toHaveAccessibleName(
    /Less luck with the dice than usual\. 1 decision could have been better\.$/,
  );
  expect(screen.getByRole('listitem', { name: new RegExp(`^${ben}\\.`) })).toHaveAccessibleName(
    /More luck with the dice than usual\. Hardly a decision could have been better\.$/,
  );
});

/** Shows the turning point of this kind. */
function choose(kind: RegExp): void {
  const choice = screen.getByLabelText('Where the game turned');
  fireEvent.press(within(choice).getByRole('radio', { name: kind }));
}

test('a card says what was played, what was better, and what both are worth', async () => {
  await look();
  choose(/Decision$/);
  const card = screen.getByLabelText(new RegExp(`A decision, move ${mark + 1} of ${log.length}\\.`));
  expect(card).toHaveAccessibleName(new RegExp(`${ada} marks .*Better was: Take a miss`));
  // After dice that brought nothing, the share is that of the move.
  expect(card).toHaveAccessibleName(
    /With this move 60 of 100 such games are won, with the better move 68\.$/,
  );
  choose(/Dice$/);
  expect(
    screen.getByLabelText(new RegExp(`Dice, move ${roll + 1} of .*These dice were bad for you\\.`)),
  ).toHaveAccessibleName(/Before these dice 72 of 100 such games were won, after them 60\.$/);
});

test('a card leads to its move, and to another try against the bots', async () => {
  const app = await look();
  choose(/Decision$/);
  const at = mark + 1;
  fireEvent.press(screen.getByRole('button', { name: `Watch this move, move ${at}` }));
  expect(ways.onWatch).toHaveBeenCalledWith(at);
  fireEvent.press(screen.getByRole('button', { name: `Try again from here, move ${at}` }));
  await act(async () => jest.advanceTimersByTime(0));
  const [[id = '']] = ways.onTable.mock.calls;
  const tried = await app.saves.load(id);
  if (!tried || typeof tried === 'string') throw new Error('not stored');
  expect(tried.seats.map(({ keeper }) => keeper)).toEqual([person, bot]);
  expect(tried.match.log.length).toBeLessThanOrEqual(mark);
});

test('where several people played, each can look at their own', async () => {
  await look({ seats: seatsFor(person, person) });
  const choice = screen.getByLabelText('Whose game');
  fireEvent.press(within(choice).getAllByRole('radio')[1] ?? choice);
  expect(screen.queryByLabelText(/A decision, move/)).toBeNull();
  expect(screen.getByLabelText(/Dice, move .*\. These dice were good for /)).toBeVisible();
});

test('a game that is not over has none', async () => {
  await look({ entries: 5 });
  expect(screen.getByText('A look back is possible once the game is over.')).toBeVisible();
});

test('a game that can’t be read, or is not there, says so and leads back', async () => {
  await look({ spoilt: 'nonsense' });
  expect(screen.getByText('This game can’t be read any more. The rest is kept.')).toBeVisible();
  screen.unmount();
  await look({ id: 'other' });
  expect(screen.getByText('There is no such game on this phone.')).toBeVisible();
  fireEvent.press(screen.getByRole('button', { name: 'Back' }));
  expect(ways.onBack).toHaveBeenCalledTimes(1);
});
