/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react-native';
import { useRegainedFocus } from '../../../src/components/ui/access/use-regained-focus.web';
import { FADE_MS } from '../../../src/components/ui/overlays/sheets-in-turn';
import { handClock } from '../../support/clock';

const clock = handClock();
const group = document.createElement('div');

function button(disabled = false): HTMLElement {
  const made = document.createElement('div');
  made.setAttribute('role', 'button');
  made.setAttribute('aria-disabled', String(disabled));
  made.tabIndex = 0;
  return made;
}

function show(...buttons: readonly HTMLElement[]) {
  document.body.replaceChildren(group);
  group.replaceChildren(...buttons);
  return renderHook(
    ({ inFront }: { readonly inFront: boolean }) => useRegainedFocus({ current: group }, inFront, clock),
    {
      initialProps: { inFront: true },
    },
  );
}

const shown = () => act(() => clock.pass(FADE_MS));

test('a new screen begins at the first button that is possible', async () => {
  const [undo, roll] = [button(true), button()];
  show(undo, roll);
  await shown();
  expect(document.activeElement).toBe(roll);
});

test('without a possible button it begins at the group', async () => {
  show(button(true));
  await shown();
  expect(document.activeElement).toBe(group);
});

test('after a sheet only a focus that is lost moves', async () => {
  const [roll, hint] = [button(), button()];
  const { rerender } = show(roll, hint);
  await shown();
  hint.focus();
  rerender({ inFront: false });
  rerender({ inFront: true });
  await shown();
  expect(document.activeElement).toBe(hint);
  rerender({ inFront: false });
  hint.blur();
  rerender({ inFront: true });
  await shown();
  expect(document.activeElement).toBe(roll);
});
