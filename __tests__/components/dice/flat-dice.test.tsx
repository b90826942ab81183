import { render, screen } from '@testing-library/react-native';
import { Die } from '../../../src/components/dice/Die';
import { FlatDice } from '../../../src/components/dice/tray/FlatDice';

const drawn = () => JSON.stringify(screen.toJSON());

test('a flat die has the shape of its colour as pips, like the dice that fly', () => {
  render(<Die size={40} paint="red" value={2} />);
  // Diamonds are turned squares.
  expect(drawn().match(/45deg/g)).toHaveLength(2);
  screen.unmount();
  render(<Die size={40} value={2} />);
  expect(drawn()).not.toContain('45deg');
});

test('a die that flies is not visible before it fades in', () => {
  const die = { key: 'a', paint: 'ivory', value: 3, face: 'pips', label: '3' } as const;
  const layout = { size: 40, pitch: 54, places: [{ x: 30, y: 30 }] };
  render(<FlatDice dice={[die]} layout={layout} flying={{ id: 1, keys: ['a'] }} ring="#fff" />);
  expect(drawn()).toMatch(/"opacity":0[,}]/);
});
