import { fireEvent, render, screen } from '@testing-library/react-native';
import { HomeScreen } from '../../../src/components/home/HomeScreen';
import { Surroundings } from '../../support/surroundings';

const ways = {
  onContinue: jest.fn(),
  onPlay: jest.fn(),
  onRules: jest.fn(),
  onHistory: jest.fn(),
  onStatistics: jest.fn(),
  onSettings: jest.fn(),
};

const games = [
  { id: 'lockout', seats: { min: 2, max: 5 } },
  { id: 'arena', seats: { min: 2, max: 5 } },
] as const;

const home = (extra: Partial<React.ComponentProps<typeof HomeScreen>> = {}) =>
  render(<HomeScreen games={games} continuing={null} {...ways} {...extra} />, { wrapper: Surroundings });

beforeEach(() => jest.clearAllMocks());

const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));

test('the name of the app is a heading', () => {
  home();
  expect(screen.getByRole('heading', { name: 'Knobel' })).toBeVisible();
});

test('a game is set up by pressing its card, and its rules are beside it', () => {
  home();
  press('Lockout');
  expect(ways.onPlay).toHaveBeenCalledWith('lockout');
  press('Rules of Lockout');
  expect(ways.onRules).toHaveBeenCalledWith('lockout');
});

test.each([
  ['Played games', ways.onHistory],
  ['Statistics', ways.onStatistics],
  ['Settings', ways.onSettings],
])('%s are one press away', (name, way) => {
  home();
  press(name);
  expect(way).toHaveBeenCalledTimes(1);
});

describe('a game under way', () => {
  const continuing = { game: 'lockout', names: ['Ada', 'Ben'], line: 'Ada is to roll.' } as const;

  test('comes first, with its players and its state', () => {
    home({ continuing: { ...continuing, scores: [42, -5] } });
    const [, , , first] = screen.getAllByRole('button');
    for (const words of ['Continue Lockout', 'Ada: 42', 'Ben: −5', 'Ada is to roll.']) {
      expect(first).toHaveTextContent(words, { exact: false });
    }
    if (first) fireEvent.press(first);
    expect(ways.onContinue).toHaveBeenCalledTimes(1);
  });

  test('needs no scores', () => {
    home({ continuing });
    expect(screen.getByRole('button', { name: 'Continue Lockout' })).toBeVisible();
    expect(screen.getByText('Ada')).toBeVisible();
  });

  test('has a button to the other games', () => {
    home({ continuing, others: 1 });
    press('1 more game is under way');
    expect(ways.onHistory).toHaveBeenCalledTimes(1);
  });

  test('is not offered where there is none', () => {
    home();
    expect(screen.queryByRole('button', { name: /Continue/ })).toBeNull();
  });
});

test('while the unfinished games are not known, nothing is drawn below the name', () => {
  home({ looking: true });
  expect(screen.getByRole('heading', { name: 'Knobel' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Lockout' })).toBeNull();
});

test('notices come before everything else', () => {
  const onPress = jest.fn();
  home({ notices: [{ key: 'aside', text: 'A game was set aside.', action: { label: 'Look', onPress } }] });
  expect(screen.getByText('A game was set aside.')).toBeVisible();
  press('Look');
  expect(onPress).toHaveBeenCalledTimes(1);
});
