/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react-native';
import type { ReactNode } from 'react';
import { InFrontContext } from '../../../src/components/ui/access/in-front';
import { useArrival } from '../../../src/components/ui/access/use-arrival.web';
import { handClock } from '../../support/clock';

const clock = handClock();
const arrived = () => act(() => clock.pass(1000));

/** A screen in the page, with a title and a button. */
function screen(title: string) {
  const page = document.createElement('div');
  const heading = document.createElement('h1');
  const button = document.createElement('button');
  page.append(heading, button);
  document.body.append(page);
  let front = true;
  const { result, rerender, unmount } = renderHook(() => useArrival(title, clock), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <InFrontContext value={front}>{children}</InFrontContext>
    ),
  });
  Object.assign(result.current, { current: heading });
  return {
    heading,
    button,
    /** Another screen covers it, or leaves. */
    inFront(now: boolean) {
      front = now;
      page.setAttribute('aria-hidden', String(!now));
      rerender({});
    },
    leave() {
      unmount();
      page.remove();
    },
  };
}

beforeEach(() => document.body.replaceChildren());

test('a new screen begins at its title', async () => {
  const home = screen('Knobel');
  home.button.focus();
  home.inFront(false);
  const { heading } = screen('Played games');
  await arrived();
  expect(document.activeElement).toBe(heading);
});

test('a focus that is on the screen stays there', async () => {
  const { button } = screen('Join');
  button.focus();
  await arrived();
  expect(document.activeElement).toBe(button);
});

test('coming back, it begins at the control that led away', async () => {
  const home = screen('Knobel');
  await arrived();
  home.button.focus();
  home.inFront(false);
  const settings = screen('Settings');
  await arrived();
  settings.leave();
  home.inFront(true);
  await arrived();
  expect(document.activeElement).toBe(home.button);
});

test('coming back, it begins at its title if the control is gone', async () => {
  const home = screen('Knobel');
  home.button.focus();
  home.inFront(false);
  home.button.remove();
  home.inFront(true);
  await arrived();
  expect(document.activeElement).toBe(home.heading);
});

test('on a page that nobody has touched yet the screen reader reads from the top', async () => {
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive: false } });
  screen('Knobel');
  await arrived();
  Reflect.deleteProperty(navigator, 'userActivation');
  expect(document.activeElement).toBe(document.body);
});

test('a screen behind another one does not take the focus', async () => {
  const home = screen('Knobel');
  home.inFront(false);
  await arrived();
  expect(document.activeElement).toBe(document.body);
});

test('the page is named after the screen in front', () => {
  const home = screen('Knobel');
  expect(document.title).toBe('Knobel');
  home.inFront(false);
  const settings = screen('Settings');
  expect(document.title).toBe('Settings – Knobel');
  settings.leave();
  home.inFront(true);
  expect(document.title).toBe('Knobel');
});
