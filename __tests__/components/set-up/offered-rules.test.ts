import { stepped } from '../../../src/components/set-up/offered-rules';

const goal = { name: 'goal', kind: 'number', default: 500, min: 100, max: 1000, step: 10 } as const;

test('a wide range is crossed in round steps, and both ends are reached', () => {
  const values = [100];
  for (let value = 100; value < 1000; value = stepped(goal, value, 1)) values.push(stepped(goal, value, 1));
  expect(values.slice(0, 4)).toEqual([100, 150, 200, 250]);
  expect(values.at(-1)).toBe(1000);
  expect(stepped(goal, 1000, 1)).toBe(1000);
  expect(stepped(goal, 100, -1)).toBe(100);
});

test('a value from elsewhere joins the steps', () => {
  expect(stepped(goal, 510, 1)).toBe(550);
  expect(stepped(goal, 510, -1)).toBe(500);
});

test('a narrow range has every value', () => {
  const few = { ...goal, min: 1, max: 6, step: 1 };
  expect(stepped(few, 3, 1)).toBe(4);
  expect(stepped(few, 3, -1)).toBe(2);
});
