/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react-native';
import { nearest } from '../../../src/components/ui/access/nearest';
import { useOneStop } from '../../../src/components/ui/access/use-one-stop.web';

/** Three by two buttons, 40 points apart. The first two are not possible now. */
function board(): readonly HTMLElement[] {
  const group = document.createElement('div');
  document.body.replaceChildren(group);
  for (let at = 0; at < 6; at += 1) {
    const button = document.createElement('div');
    button.setAttribute('role', 'button');
    button.tabIndex = 0;
    if (at < 2) button.setAttribute('aria-disabled', 'true');
    const [left, top] = [40 * (at % 3), 40 * Math.floor(at / 3)];
    const box = { left, right: left + 40, top, bottom: top + 40 };
    button.getBoundingClientRect = () => box as DOMRect;
    group.append(button);
  }
  renderHook(() => useOneStop({ current: group }));
  return [...group.children] as HTMLElement[];
}

const stops = (all: readonly HTMLElement[]) => all.flatMap((each, at) => (each.tabIndex === 0 ? [at] : []));
const press = (key: string) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
const focused = (all: readonly HTMLElement[]) => all.findIndex((each) => each === document.activeElement);

/** Observers run after the current task. */
const observed = () => new Promise((done) => setTimeout(done, 0));

test('a board has one stop: the first place that is possible', async () => {
  const all = board();
  expect(stops(all)).toEqual([2]);
  all[0]?.removeAttribute('aria-disabled');
  await observed();
  expect(stops(all)).toEqual([0]);
});

test('arrows lead to the nearest place in their direction, possible or not, and the stop comes along', () => {
  const all = board();
  all[2]?.focus();
  const way = ['ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowLeft', 'ArrowLeft', 'End', 'Home'].map((key) => {
    press(key);
    return focused(all);
  });
  expect(way).toEqual([5, 4, 1, 0, 0, 5, 0]);
  expect(stops(all)).toEqual([0]);
});

test('the place that was left is the stop, as long as it is possible', async () => {
  const all = board();
  all[4]?.focus();
  all[4]?.blur();
  await observed();
  expect(stops(all)).toEqual([4]);
  all[4]?.focus();
  all[4]?.setAttribute('aria-disabled', 'true');
  await observed();
  expect(stops(all)).toEqual([4]);
  all[4]?.blur();
  expect(stops(all)).toEqual([2]);
});

test('straight ahead is nearer than aside, and nothing is behind', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 30, y: 20 },
    { x: 80, y: 0 },
  ];
  expect(nearest({ x: 0, y: 0 }, points, { x: 1, y: 0 })).toBe(2);
  expect(nearest({ x: 80, y: 0 }, points, { x: 1, y: 0 })).toBeNull();
});
