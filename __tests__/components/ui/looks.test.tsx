import { act, render, screen } from '@testing-library/react-native';
import { Appearance, Text } from 'react-native';
import { Score } from '../../../src/components/board-kit/Score';
import { ThemeProvider } from '../../../src/components/ui/theme/ThemeProvider';
import { useReducedMotion, useTheme } from '../../../src/components/ui/theme/use-theme';
import { Words } from '../../support/words';

function Looks() {
  const { scheme } = useTheme();
  return <Text>{`${scheme}, ${useReducedMotion() ? 'still' : 'moving'}`}</Text>;
}

describe('the theme', () => {
  test.each(['light', 'dark'] as const)('is %s when that is set, whatever the system says', (mode) => {
    render(
      <ThemeProvider mode={mode}>
        <Looks />
      </ThemeProvider>,
    );
    expect(screen.getByText(`${mode}, moving`)).toBeVisible();
  });

  test('follows the system otherwise', () => {
    render(
      <ThemeProvider>
        <Looks />
      </ThemeProvider>,
    );
    expect(
      screen.getByText(`${Appearance.getColorScheme() === 'dark' ? 'dark' : 'light'}, moving`),
    ).toBeVisible();
  });

  test('motion is reduced when the setting says so', () => {
    render(
      <ThemeProvider mode="light" reducedMotion>
        <Looks />
      </ThemeProvider>,
    );
    expect(screen.getByText('light, still')).toBeVisible();
  });
});

describe('a score', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const table = (value: number, still: boolean) => (
    <Words>
      <ThemeProvider mode="light" reducedMotion={still}>
        <Score value={value} />
      </ThemeProvider>
    </Words>
  );

  test('counts to its new value, while its label is the new value', () => {
    render(table(10, false));
    screen.rerender(table(30, false));
    act(() => jest.advanceTimersByTime(200));
    const score = screen.getByLabelText('30');
    const shown = Number(score.props.children);
    expect(shown).toBeGreaterThan(10);
    expect(shown).toBeLessThan(30);
    act(() => jest.advanceTimersByTime(2000));
    expect(score).toHaveTextContent('30');
  });

  test('continues from the shown number when the value changes again', () => {
    render(table(10, false));
    screen.rerender(table(30, false));
    act(() => jest.advanceTimersByTime(200));
    const reached = Number(screen.getByLabelText('30').props.children);
    screen.rerender(table(0, false));
    act(() => jest.advanceTimersByTime(20));
    expect(Number(screen.getByLabelText('0').props.children)).toBeGreaterThan(reached - 5);
    act(() => jest.advanceTimersByTime(2000));
    expect(screen.getByLabelText('0')).toHaveTextContent('0');
  });

  test('shows its value at once with reduced motion', () => {
    render(table(10, true));
    screen.rerender(table(30, true));
    expect(screen.getByLabelText('30')).toHaveTextContent('30');
  });
});
