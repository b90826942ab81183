import { act, fireEvent, render, screen, within } from '@testing-library/react-native';
import { face as lastDieFace } from '../../../src/components/games/last-die/face';
import { SetUpScreen } from '../../../src/components/set-up/SetUpScreen';
import { lastDie } from '../../../src/engine/last-die';
import { lockout } from '../../../src/engine/lockout';
import type { Refusal } from '../../../src/engine/refusal';
import type { SetUp } from '../../../src/stores/app/set-up';
import type { Person } from '../../../src/stores/people/person';
import { Surroundings } from '../../support/surroundings';
import { speaking } from '../../support/words';

type ScreenProps = Parameters<typeof SetUpScreen>[0];

const english = speaking('en');

function show(given: Partial<ScreenProps> = {}) {
  const played: SetUp[] = [];
  const props: ScreenProps = {
    game: lastDie,
    last: null,
    ruleWords: (name) => lastDieFace.option(name, (line) => english._(line)),
    realDice: true,
    busy: false,
    refusal: null,
    onPlay: (setUp) => played.push(setUp),
    onRules: () => {},
    onBack: () => {},
    ...given,
  };
  render(<SetUpScreen {...props} />, { wrapper: Surroundings });
  return played;
}

const tap = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));
const tick = (name: string | RegExp) => fireEvent.press(screen.getByRole('radio', { name }));
const play = () => tap('Play');
const seats = () =>
  screen.getAllByRole('button', { name: /seat \d$/ }).map((chip) => chip.props.accessibilityLabel);
const rename = (name: string) => fireEvent.changeText(screen.getByLabelText('Name'), name);

test('a first game is against a bot, and can begin at once', () => {
  const played = show();
  expect(seats()).toEqual(['Player 1, person, seat 1', 'Mia, Normal, bot, seat 2']);
  play();
  expect(played).toEqual([
    {
      seats: [
        { name: 'Player 1', keeper: { kind: 'person' } },
        { name: 'Mia', keeper: { kind: 'bot', level: 'normal' } },
      ],
      options: lastDie.options.defaults,
      dice: 'phone',
    },
  ]);
});

test('the first game after the lesson is against an easy bot', () => {
  const played = show({ learned: true });
  expect(seats()).toEqual(['Player 1, person, seat 1', 'Mia, Easy, bot, seat 2']);
  play();
  expect(played[0]?.seats[1]?.keeper).toEqual({ kind: 'bot', level: 'easy' });
});

test('the last set-up is played again by one tap', () => {
  const last: SetUp = {
    seats: [
      { name: 'Ada', keeper: { kind: 'person' } },
      { name: 'Otto', keeper: { kind: 'bot', level: 'easy' } },
      { name: 'Ben', keeper: { kind: 'person' } },
    ],
    options: { ...lastDie.options.defaults, goal: 300 },
    dice: 'real',
  };
  const played = show({ last });
  play();
  expect(played).toEqual([last]);
});

test('seats are added until the table is full, no two with one name', () => {
  const played = show();
  for (const who of ['Add a bot', 'Add a person', 'Add a bot', 'Add a person']) tap(who);
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  play();
  const names = played[0]?.seats.map(({ name }) => name) ?? [];
  expect(names).toHaveLength(lastDie.seats.max);
  expect(new Set(names).size).toBe(names.length);
});

test('the second person is Player 2, also after the first one was renamed', () => {
  show();
  tap(/seat 1$/);
  rename('Ada');
  tap('Done');
  tap('Add a person');
  expect(seats()).toContain('Player 2, person, seat 3');
});

test('a seat is taken away, but not the last two', () => {
  show();
  tap('Add a bot');
  tap(/seat 2$/);
  tap('Take this seat away');
  expect(seats()).toEqual(['Player 1, person, seat 1', 'Otto, Normal, bot, seat 2']);
  tap(/seat 2$/);
  expect(screen.queryByRole('button', { name: 'Take this seat away' })).toBeNull();
  expect(screen.getByText('The game needs 2 players, so this seat stays.')).toBeVisible();
});

test('the order of play changes by buttons that say so', () => {
  const played = show();
  tap('Add a person');
  tap(/seat 3$/);
  tap('Play before Mia');
  tap('Play before Player 1');
  tap('Done');
  play();
  expect(played[0]?.seats.map(({ name }) => name)).toEqual(['Player 2', 'Player 1', 'Mia']);
});

test('a bot has the chosen level; a person who replaces it gets a new name', () => {
  const played = show();
  tap(/seat 2$/);
  tick('Hard');
  tap('Done');
  expect(seats()[1]).toBe('Mia, Hard, bot, seat 2');
  tap(/seat 2$/);
  tick('Person at this phone');
  expect(screen.queryByRole('radio', { name: 'Hard' })).toBeNull();
  play();
  expect(played[0]?.seats[1]).toEqual({ name: 'Player 2', keeper: { kind: 'person' } });
});

test('a bot is easy, normal or hard, and an expert where there is one; each level says what it is', () => {
  const offered = (game: ScreenProps['game']) => {
    show({ game });
    tap(/seat 2$/);
    const radios = screen.getAllByRole('radio').map((radio) => radio.props.accessibilityLabel);
    return radios.filter((name) => ['Clumsy', 'Easy', 'Normal', 'Hard', 'Expert'].includes(name));
  };
  const { expert: _, ...bots } = lastDie.bots;
  expect(offered({ ...lastDie, bots })).toEqual(['Easy', 'Normal', 'Hard']);
  screen.unmount();
  const withExpert = { ...bots, expert: async () => bots.hard };
  expect(offered({ ...lastDie, bots: withExpert })).toEqual(['Easy', 'Normal', 'Hard', 'Expert']);
  for (const [level, line] of [
    ['Easy', 'Overlooks a lot. Good for a first game.'],
    ['Normal', 'Plays its own game well, but forgets to watch the others.'],
    ['Hard', 'Thinks ahead and watches the others.'],
    ['Expert', 'Works out what the others will do. Very hard to beat.'],
  ] as const) {
    tick(level);
    expect(screen.getByText(line)).toBeVisible();
  }
});

test('a chosen name stays when a bot or a person takes the seat', () => {
  show();
  tap(/seat 1$/);
  rename('Ada');
  tick('Bot');
  expect(seats()[0]).toBe('Ada, Normal, bot, seat 1');
});

test.each([
  ['   ', 'Every player needs a name.'],
  [' mIA ', 'Two players are called mIA.'],
  ['A name of one-and-twenty letters', 'A name has 20 letters at most.'],
])('the name %p is explained, kept, and nothing is played', (name, sentence) => {
  const played = show();
  tap(/seat 1$/);
  rename(name);
  expect(screen.getAllByText(sentence)).not.toHaveLength(0);
  tap('Done');
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByRole('button', { name: 'Play' })).toBeDisabled();
  play();
  expect(played).toEqual([]);
  expect(screen.getByLabelText('Name').props.value).toBe(name);
});

test('names are trimmed, and may have twenty letters', () => {
  const played = show();
  tap(/seat 1$/);
  rename(`  ${'é'.repeat(20)} `);
  play();
  expect(played[0]?.seats[0]?.name).toBe('é'.repeat(20));
});

test('house rules are folded, and change what is played', () => {
  const played = show();
  const fold = () => screen.getByRole('button', { name: /^House rules/ });
  expect(fold()).toBeCollapsed();
  expect(screen.queryByRole('switch')).toBeNull();
  fireEvent.press(fold());
  expect(fold()).toBeExpanded();
  fireEvent.press(screen.getByRole('switch'));
  tap(/: up to 550$/);
  tap(/: up to 600$/);
  const [, distinct] = within(screen.getByLabelText(/star/i)).getAllByRole('radio');
  if (distinct) fireEvent.press(distinct);
  play();
  expect(played[0]?.options).toEqual({
    ...lastDie.options.defaults,
    beginner: true,
    goal: 600,
    stars: 'distinct',
  });
});

test('rules that the game refuses are explained before anything is opened', () => {
  const own = [['+20: 1 2', '+20: 1 2', '+20: 1 2', '+20: 1 2', '+20: 1 2', '+20: 1 2']];
  const options = { ...lastDie.options.defaults, beginner: true, tableaus: own };
  const [ada, ben] = ['Ada', 'Ben'].map((name) => ({ name, keeper: { kind: 'person' as const } }));
  const played = show({ last: { seats: ada && ben ? [ada, ben] : [], options, dice: 'phone' } });
  expect(screen.getByRole('alert')).toHaveTextContent('The beginner tableau is one of the classic ones.');
  play();
  expect(played).toEqual([]);
});

test('a game that could not be opened is explained, and can be tried again', () => {
  const refusal: Refusal = { code: 'storage.unheard-of', rule: '', text: 'There is no room left.' };
  const played = show({ refusal });
  expect(screen.getByRole('alert')).toHaveTextContent('There is no room left.');
  play();
  expect(played).toHaveLength(1);
});

test('a second tap while the game is being opened does nothing', () => {
  const played = show({ busy: true });
  play();
  expect(played).toEqual([]);
});

test('a game that supports real dice can be played with them', () => {
  const played = show();
  tick('Our own');
  play();
  expect(played[0]?.dice).toBe('real');
});

test('a game without house rules or support for real dice offers neither', () => {
  show({ game: lockout, realDice: false, ruleWords: () => null });
  expect(screen.queryByRole('button', { name: /^House rules/ })).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
});

describe('another phone', () => {
  const shared: SetUp = {
    seats: [
      { name: 'Ada', keeper: { kind: 'person' } },
      { name: 'Ben', keeper: { kind: 'person' }, elsewhere: true },
    ],
    options: lastDie.options.defaults,
    dice: 'phone',
  };

  test('has a seat where it can come', () => {
    const played = show({ phones: 'come' });
    tap('Add another phone');
    expect(seats()[2]).toBe('Player 2, another phone, seat 3');
    tap(/seat 2$/);
    tick('Another phone');
    tap('Done');
    play();
    expect(played[0]?.seats.map(({ elsewhere = false }) => elsewhere)).toEqual([false, true, true]);
  });

  test.each([
    ['visit', /^Other phones can’t join this one\. It can join a table/],
    ['none', /^Other phones can’t be reached from here/],
  ] as const)('has none, and it is said why, where phones are: %s', (phones, sentence) => {
    show({ phones });
    expect(screen.queryByRole('button', { name: 'Add another phone' })).toBeNull();
    tap(/seat 2$/);
    expect(screen.queryByRole('radio', { name: 'Another phone' })).toBeNull();
    expect(screen.getByText(sentence)).toBeVisible();
  });

  test('that had a seat the last time leaves it to a person at this phone', () => {
    const played = show({ phones: 'visit', last: shared });
    expect(seats()).toEqual(['Ada, person, seat 1', 'Ben, person, seat 2']);
    play();
    expect(played[0]?.seats[1]).toEqual({ name: 'Ben', keeper: { kind: 'person' } });
  });

  test('has its seat again where it can come', () => {
    const played = show({ phones: 'come', last: shared });
    play();
    expect(played).toEqual([shared]);
  });
});

describe('persons of this phone', () => {
  const personOf = (name: string): Person => ({
    id: name.toLowerCase(),
    name,
    colour: 'green',
    emblem: 'leaf',
    former: [],
  });
  const [ada, ben] = [personOf('Ada'), personOf('Ben')];
  const people = (
    persons: readonly Person[],
    own: string | null = null,
    add = jest.fn(async () => null),
  ) => ({
    persons,
    own,
    add,
  });
  const box = (name: string) =>
    within(screen.getByLabelText('People on this phone')).getByRole('button', { name });

  test('a tap seats one, another tap lets the person stand up', () => {
    show({ people: people([ada, ben]) });
    expect(box('Ada')).not.toBeSelected();
    fireEvent.press(box('Ada'));
    expect(seats()).toEqual(['Ada, person, seat 1', 'Mia, Normal, bot, seat 2']);
    fireEvent.press(box('Ben'));
    expect(seats()).toEqual(['Ada, person, seat 1', 'Mia, Normal, bot, seat 2', 'Ben, person, seat 3']);
    expect(box('Ben')).toBeSelected();
    fireEvent.press(box('Ada'));
    expect(seats()).toEqual(['Mia, Normal, bot, seat 1', 'Ben, person, seat 2']);
    fireEvent.press(box('Ben'));
    expect(seats()).toEqual(['Mia, Normal, bot, seat 1', 'Player 1, person, seat 2']);
  });

  test('the person whose phone this is sits there at the first game', () => {
    show({ people: people([ada, ben], 'ben') });
    expect(seats()[0]).toBe('Ben, person, seat 1');
  });

  test('at a full table a person takes the last bot’s seat; without a bot nobody else can sit down', () => {
    const full: SetUp = {
      seats: ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => ({
        name,
        keeper: { kind: 'person' as const },
      })),
      options: lastDie.options.defaults,
      dice: 'phone',
    };
    const played = show({
      people: people([ada, ben]),
      last: { ...full, seats: [...full.seats, { name: 'Mia', keeper: { kind: 'bot', level: 'easy' } }] },
    });
    fireEvent.press(box('Ada'));
    expect(box('Ben')).toBeDisabled();
    fireEvent.press(box('Ben'));
    play();
    expect(played[0]?.seats.at(-1)).toEqual({ name: 'Ada', keeper: { kind: 'person' } });
    expect(played[0]?.seats).toHaveLength(6);
  });

  test('a bot that has the name makes way for the person', () => {
    show({ people: people([personOf('Mia')]) });
    fireEvent.press(box('Mia'));
    expect(seats()).toEqual(['Mia, person, seat 1', 'Otto, Normal, bot, seat 2']);
  });

  test('a seat is given to a person by one tap, and only to those who have none', () => {
    show({ people: people([ada, ben]) });
    fireEvent.press(box('Ada'));
    tap('Add a person');
    tap(/seat 3$/);
    const sheet = within(screen.getByLabelText('Seat 3'));
    expect(sheet.queryByRole('radio', { name: 'Ada' })).toBeNull();
    fireEvent.press(sheet.getByRole('radio', { name: 'Ben', checked: false }));
    sheet.getByRole('radio', { name: 'Ben', checked: true });
    expect(screen.getByLabelText('Name').props.value).toBe('Ben');
  });

  test('a typed name can be remembered, a default name can’t', () => {
    const add = jest.fn(async () => null);
    show({ people: people([ada], null, add) });
    tap(/seat 1$/);
    expect(screen.queryByRole('button', { name: /^Remember/ })).toBeNull();
    rename('Cleo');
    tap('Remember Cleo on this phone');
    expect(add).toHaveBeenCalledWith({ name: 'Cleo', colour: 'blue', emblem: 'star' });
  });

  test('a new person is added with a name, and sits down', async () => {
    const add = jest.fn(async () => personOf('Cleo'));
    show({ people: { ...people([ada]), add } });
    tap('Save a name');
    expect(screen.getByRole('button', { name: 'Done' })).toBeDisabled();
    rename('ada');
    expect(screen.getByText('There is a ada already. Add a letter or a surname.')).toBeVisible();
    rename('Cleo');
    tick('Fish');
    await act(async () => tap('Done'));
    expect(add).toHaveBeenCalledWith({ name: 'Cleo', colour: 'blue', emblem: 'fish' });
    expect(seats()[0]).toBe('Cleo, person, seat 1');
  });
});
