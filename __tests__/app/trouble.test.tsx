import { act, fireEvent } from '@testing-library/react-native';
import { router } from 'expo-router';
import { renderRouter, screen } from 'expo-router/testing-library';
import type { ComponentType } from 'react';
import { Text } from 'react-native';
import '../../src/components/screens'; // here, so that no test waits until they are compiled
import { lazyScreen } from '../../src/components/trouble/lazy-screen';
import { reload } from '../../src/components/trouble/reload.web';

const SECRET = 'undefined is not a function';

// React logs every error that a boundary catches.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

/** Opens the app with this component as its settings screen. */
const showAtSettings = (Settings: ComponentType, url = '/settings') =>
  renderRouter({ appDir: './app', overrides: { settings: Settings } }, { initialUrl: url });

const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));
const isHome = () => screen.queryByText('Last Die') !== null;

describe('a page that breaks', () => {
  test('shows a sentence without technical details, and can be tried again', async () => {
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

  test('leaves other pages intact, and has a button home', async () => {
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
  test('and fails to load says so, and trying again loads it again', async () => {
    let online = false;
    let asked = 0;
    showAtSettings(
      lazyScreen(async () => {
        asked += 1;
        if (!online) throw new Error(SECRET);
        return () => <Text>All is well</Text>;
      }),
    );
    expect(await screen.findByText(/^This page could not be fetched\..* is lost\.$/)).toBeVisible();
    expect(asked).toBe(1);
    online = true;
    press('Try again');
    expect(await screen.findByText('All is well')).toBeVisible();
    expect(asked).toBe(2);
  });

  test('shows nothing during a short wait, and a message during a long one', async () => {
    showAtSettings(lazyScreen(() => new Promise(() => {})));
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.queryByText('One moment…')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(400));
    expect(screen.getByText('One moment…')).toBeVisible();
  });
});

describe('reloading in a browser', () => {
  const inBrowser = (onLine: boolean) => {
    const anew = jest.fn();
    Object.assign(globalThis, { navigator: { onLine }, location: { reload: anew } });
    return anew;
  };
  const { navigator, location } = globalThis;
  afterEach(() => Object.assign(globalThis, { navigator, location }));

  test('gets a newer version of the app', () => {
    const anew = inBrowser(true);
    expect(reload()).toBe(true);
    expect(anew).toHaveBeenCalledTimes(1);
  });

  test('is skipped without a network: the browser would show an error page', () => {
    const anew = inBrowser(false);
    expect(reload()).toBe(false);
    expect(anew).not.toHaveBeenCalled();
  });
});
