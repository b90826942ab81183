import { act, render, screen } from '@testing-library/react-native';
import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import type { ReactNode } from 'react';
import { View } from 'react-native';
import { InviteScreen } from '../../../src/components/lobby/invite/InviteScreen';
import TableLoader from '../../../src/components/table/TableLoader';
import { useAwake } from '../../../src/components/table/use-awake';
import { ThemeProvider } from '../../../src/components/ui/theme/ThemeProvider';
import { AppProvider } from '../../../src/stores/app/AppContext';
import { PhonesRoom, type PhoneWithApp } from '../../stores/multiplayer/phones';
import { settled } from '../../support/clock';
import { Surroundings } from '../../support/surroundings';
import { two } from '../lobby/support';

jest.mock('expo-keep-awake');

/** The tags that keep the screen on. */
const tags = new Set<string>();

beforeEach(() => {
  tags.clear();
  jest.mocked(activateKeepAwakeAsync).mockImplementation(async (tag = '') => void tags.add(tag));
  jest.mocked(deactivateKeepAwake).mockImplementation(async (tag = '') => void tags.delete(tag));
});

const isOn = () => tags.size > 0;
const rest = () => act(settled);

function Screen({ here = true }: { readonly here?: boolean }) {
  return <View>{useAwake(here) ? 'on' : 'off'}</View>;
}

test('the screen stays on as long as it is requested', async () => {
  render(<Screen />);
  await rest();
  expect(isOn()).toBe(true);
  screen.rerender(<Screen here={false} />);
  await rest();
  expect(isOn()).toBe(false);
});

test('it stays on when the next screen mounts before the last one unmounts', async () => {
  const stack = (...names: string[]) => (
    <View>
      {names.map((name) => (
        <Screen key={name} />
      ))}
    </View>
  );
  render(stack('table'));
  await rest();
  screen.rerender(stack('table', 'invite'));
  await rest();
  screen.rerender(stack('invite'));
  await rest();
  expect(isOn()).toBe(true);
  screen.unmount();
  await rest();
  expect(isOn()).toBe(false);
});

const links = {
  onReplay() {},
  onLookBack() {},
  onBack() {},
  onHome() {},
  onTable() {},
  onRules() {},
  onSettings() {},
};

/** Shows a table that another screen covers, for example the rules. */
async function showCovered({ app }: PhoneWithApp, id: string): Promise<void> {
  const shown: ReactNode = <TableLoader id={id} away {...links} />;
  render(
    <AppProvider app={app}>
      <ThemeProvider mode="light" reducedMotion>
        {shown}
      </ThemeProvider>
    </AppProvider>,
    { wrapper: Surroundings },
  );
  for (let turn = 0; turn < 5; turn += 1) await rest();
}

test('a host stays awake while its player reads the rules; a guest may sleep', async () => {
  const { host, guest, hosted, visited } = await two();
  await showCovered(host, hosted);
  expect(isOn()).toBe(true);
  screen.unmount();
  await rest();
  await showCovered(guest, visited);
  expect(isOn()).toBe(false);
});

describe('the invitation', () => {
  const KEEP = /^Keep Knobel open on this phone while you play/;

  async function invite() {
    const room = new PhonesRoom();
    const host = await room.phone();
    const { shared } = await room.invite(host, 1);
    render(
      <AppProvider app={host.app}>
        <InviteScreen shared={shared} onTable={() => {}} onBack={() => {}} />
      </AppProvider>,
      { wrapper: Surroundings },
    );
    await act(() => room.pass());
  }

  test('the screen stays on, with the reason', async () => {
    await invite();
    expect(isOn()).toBe(true);
    expect(screen.getByText(KEEP)).toHaveTextContent(/The screen stays on\.$/);
  });

  test('a phone that will not stay on promises nothing', async () => {
    jest.mocked(activateKeepAwakeAsync).mockRejectedValue(new Error('not now'));
    await invite();
    expect(screen.getByText(KEEP)).not.toHaveTextContent(/The screen stays on/);
  });
});
