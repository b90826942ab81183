import { act, fireEvent } from '@testing-library/react-native';
import { router } from 'expo-router';
import { renderRouter, screen } from 'expo-router/testing-library';
import type { ComponentType } from 'react';
import { Text } from 'react-native';
import { lazyScreen } from '../../src/components/trouble/lazy-screen';
import { reload } from '../../src/components/trouble/reload.web';

const SECRET = 'undefined is not a function';

// React tells the console of what a boundary has caught.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

/** The app, with this in place of its settings. */
const showAtSettings = (Settings: ComponentType, url = '/settings') =>
  renderRouter({ appDir: './app', overrides: { settings: Settings } }, { initialUrl: url });

const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));
const isHome = () => screen.queryByText('Last Die') !== null;

describe('a page that breaks', () => {
  test('is a sentence, without anything technical, and can be tried again', async () => {
    let broken = true;
    showAtSettings(() => {
      if (broken) throw new Error(SECRET);
      return <Text>All is well</Text>;
    });
    expect(
      await screen.findByText(/^Something went wrong on this page\. Nothing .* is lost\.$/),
    ).toBeVisible();
    expect(screen.queryByText(new RegExp(SECRET))).toBeNull();
    press('Try again');
    expect(screen.getByText(/^Something went wrong/)).toBeVisible();
    broken = false;
    press('Try again');
    expect(screen.getByText('All is well')).toBeVisible();
  });

  test('leaves the others alone: there is a way home', async () => {
    showAtSettings(() => {
      throw new Error(SECRET);
    }, '/');
    fireEvent.press(await screen.findByRole('button', { name: 'Settings' }));
    expect(await screen.findByText(/^Something went wrong/)).toBeVisible();
    press('Home');
    await act(async () => {});
    expect(screen.queryByText(/^Something went wrong/)).toBeNull();
    expect(isHome()).toBe(true);
  });

  test('is in the report of a problem', async () => {
    showAtSettings(() => {
      throw new TypeError(SECRET);
    });
    await screen.findByText(/^Something went wrong/);
    act(() => router.navigate('/report'));
    await screen.findByRole('heading', { name: 'Report a problem' });
    expect(
      await screen.findByText(/^Knobel .*screen-failed error=TypeError: undefined is not a/s),
    ).toBeVisible();
  });
});

describe('a page whose code is fetched', () => {
  test('and does not come says so, and is fetched anew by whoever tries again', async () => {
    let online = false;
    let asked = 0;
    showAtSettings(
      lazyScreen(async () => {
        asked += 1;
        if (!online) throw new Error(SECRET);
        return { default: () => <Text>All is well</Text> };
      }),
    );
    expect(await screen.findByText(/^This page could not be fetched\..* is lost\.$/)).toBeVisible();
    expect(asked).toBe(1);
    online = true;
    press('Try again');
    expect(await screen.findByText('All is well')).toBeVisible();
    expect(asked).toBe(2);
  });

  test('is waited for in silence, and with a quiet word when that takes long', async () => {
    showAtSettings(lazyScreen(() => new Promise(() => {})));
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.queryByText('One moment…')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(400));
    expect(screen.getByText('One moment…')).toBeVisible();
  });
});

describe('in a browser the page is loaded anew', () => {
  const inBrowser = (onLine: boolean) => {
    const anew = jest.fn();
    Object.assign(globalThis, { navigator: { onLine }, location: { reload: anew } });
    return anew;
  };
  const { navigator, location } = globalThis;
  afterEach(() => Object.assign(globalThis, { navigator, location }));

  test('for a newer app may be there', () => {
    const anew = inBrowser(true);
    expect(reload()).toBe(true);
    expect(anew).toHaveBeenCalledTimes(1);
  });

  test('but not without a network: the browser would show nothing', () => {
    const anew = inBrowser(false);
    expect(reload()).toBe(false);
    expect(anew).not.toHaveBeenCalled();
  });
});
