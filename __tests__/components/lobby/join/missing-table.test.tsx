import { act, screen } from '@testing-library/react-native';
import type { Transport } from '../../../../src/net/transports/transport';
import { MISSING, press, seated, show, type, type Wishes } from './support';

describe('a link whose table is not there', () => {
  const dead = async (wishes: Wishes = {}) => {
    const all = await show({ code: 'right', far: true, ...wishes });
    await all.pass(14_000);
    return all;
  };
  const missing = () => screen.queryByText(MISSING) !== null;

  test('ends: it is said why that may be, and nothing looks on', async () => {
    await dead();
    expect(screen.getByRole('alert')).toHaveTextContent(MISSING);
    expect(screen.getByText(/^Its host may have closed it, or/)).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByText('Looking for the table…')).toBeNull();
  });

  test('can be tried again, any number of times', async () => {
    const { host, pass } = await dead();
    for (const _ of [1, 2]) {
      press('Try again');
      expect(missing()).toBe(false);
      expect(screen.getByText('Looking for the table…')).toBeVisible();
      await pass(14_000);
      expect(missing()).toBe(true);
    }
    press('Try again');
    act(() => host.air.comeBack());
    await pass();
    expect(seated()).toBe(true);
  });

  test('leads to the tables nearby, and home', async () => {
    const { onNearby, onHome } = await dead();
    press('See the tables nearby');
    expect(onNearby).toHaveBeenCalledTimes(1);
    press('Home');
    expect(onHome).toHaveBeenCalledTimes(1);
  });

  test('lets an address be typed; another table there is in the list of all tables', async () => {
    const addAddress = jest.fn(async () => true);
    const lan: Transport = { kind: 'lan', browse: () => () => {}, advertise: null, addAddress };
    const { onNearby, pass } = await dead({ transports: [lan] });
    press('Type a table’s address');
    type('The table’s address', '192.168.1.7');
    press('Look there');
    await pass();
    expect(addAddress).toHaveBeenCalledWith('192.168.1.7:47123');
    expect(onNearby).toHaveBeenCalledTimes(1);
  });

  test('over Bluetooth, has longer to come into sight', async () => {
    const bluetooth: Transport = { kind: 'bluetooth', browse: () => () => {}, advertise: null };
    const { pass } = await dead({ transports: [bluetooth] });
    expect(missing()).toBe(false);
    await pass(8000);
    expect(missing()).toBe(true);
  });
});
