/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react-native';
import { useKeptFocus } from '../../../src/components/ui/access/use-kept-focus.web';

const group = document.createElement('div');

const button = (): HTMLElement => {
  const made = document.createElement('button');
  made.type = 'button';
  return made;
};

function show(...buttons: readonly HTMLElement[]): void {
  document.body.replaceChildren(group);
  group.replaceChildren(...buttons);
  renderHook(() => useKeptFocus({ current: group }));
}

const goes = (gone: HTMLElement) => act(async () => gone.remove());

test('a button that disappears leaves the focus on its group, not on another button', async () => {
  const [stop, roll] = [button(), button()];
  show(stop, roll);
  stop.focus();
  await goes(stop);
  expect(document.activeElement).toBe(group);
});

test('the focus stays when other buttons disappear, and where the user has moved it', async () => {
  const [stop, roll, pass, elsewhere] = [button(), button(), button(), button()];
  show(stop, roll, pass);
  document.body.append(elsewhere);
  roll.focus();
  await goes(stop);
  expect(document.activeElement).toBe(roll);
  elsewhere.focus();
  await goes(roll);
  expect(document.activeElement).toBe(elsewhere);
});
