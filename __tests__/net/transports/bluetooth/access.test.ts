import { type Access, bluetoothAccess, type Permissions } from '../../../../src/platform/bluetooth/access';
import { settled } from '../../../support/clock';

/** A phone's system, with its permissions and its owner's answers. */
function phone(given: {
  held: 'granted' | 'not-asked' | 'denied';
  answer: 'granted' | 'refused' | 'blocked';
}) {
  const did: string[] = [];
  let radio = 'Unknown';
  let tell = (_: string) => {};
  let foreground = () => {};
  const system = { ...given };
  const permissions: Permissions = {
    asksFor: 'nearby-devices',
    check: async () => system.held,
    async request() {
      did.push('asked');
      if (system.answer === 'granted') system.held = 'granted';
      return system.answer;
    },
    async openSettings(readiness) {
      did.push(`settings for ${readiness}`);
    },
  };
  const access = bluetoothAccess({
    permissions,
    adapter() {
      did.push('radio');
      return {
        state: async () => radio,
        onChange(listener) {
          tell = listener;
          return () => {};
        },
      };
    },
    onForeground(listener) {
      foreground = listener;
      return () => {};
    },
  });
  return {
    access,
    did,
    system,
    async become(state: string) {
      radio = state;
      tell(state);
      await settled();
    },
    async comeBack() {
      foreground();
      await settled();
    },
  };
}

async function begun(access: Access): Promise<readonly string[]> {
  const states: string[] = [access.readiness()];
  access.subscribe(() => states.push(access.readiness()));
  await settled();
  return states;
}

describe('NB14: before a person agrees', () => {
  test('no permission is requested, and the radio is not used', async () => {
    const { access, did } = phone({ held: 'not-asked', answer: 'granted' });
    expect(await begun(access)).toEqual(['starting', 'not-asked']);
    expect(did).toEqual([]);
  });

  test('one tap requests the permission, then Bluetooth can be used', async () => {
    const { access, did, become } = phone({ held: 'not-asked', answer: 'granted' });
    await become('PoweredOn');
    await begun(access);
    expect(await access.request()).toBe('ready');
    expect(did).toEqual(['asked', 'radio']);
  });

  test.each(['refused', 'blocked'] as const)(
    'after a refusal it is %s, also when the app is in the foreground again',
    async (answer) => {
      const { access, did, comeBack } = phone({ held: 'not-asked', answer });
      await begun(access);
      expect(await access.request()).toBe(answer);
      await comeBack();
      expect(access.readiness()).toBe(answer);
      expect(did).toEqual(['asked']);
    },
  );

  test('a permission from the settings counts when the app is in the foreground again', async () => {
    const { access, system, become, comeBack } = phone({ held: 'not-asked', answer: 'blocked' });
    await become('PoweredOn');
    await begun(access);
    await access.request();
    system.held = 'granted';
    await comeBack();
    expect(access.readiness()).toBe('ready');
  });
});

describe('the radio, once it may be used', () => {
  test.each([
    ['PoweredOn', 'ready'],
    ['PoweredOff', 'off'],
    ['Unsupported', 'unsupported'],
    ['Unauthorized', 'blocked'],
    ['Resetting', 'starting'],
  ])('%s is %s', async (state, readiness) => {
    const { access, become } = phone({ held: 'granted', answer: 'granted' });
    await begun(access);
    await become(state);
    expect(access.readiness()).toBe(readiness);
  });

  test('listeners are called after each change, and only then', async () => {
    const { access, become } = phone({ held: 'granted', answer: 'granted' });
    await become('PoweredOn');
    const states = begun(access);
    await settled();
    await become('PoweredOff');
    await become('PoweredOff');
    await become('PoweredOn');
    expect(await states).toEqual(['starting', 'ready', 'off', 'ready']);
  });

  test('a scan that fails because of the location shows that, until the app returns from the settings', async () => {
    const { access, did, become, comeBack } = phone({ held: 'granted', answer: 'granted' });
    await become('PoweredOn');
    await begun(access);
    access.locationOff();
    expect(access.readiness()).toBe('location-off');
    await access.openSettings();
    expect(did).toContain('settings for location-off');
    await comeBack();
    expect(access.readiness()).toBe('ready');
  });

  test('an iPhone whose owner refuses is blocked', async () => {
    const { access, become } = phone({ held: 'denied', answer: 'granted' });
    await begun(access);
    expect(access.readiness()).toBe('blocked');
    await become('Unauthorized');
    expect(access.readiness()).toBe('blocked');
  });
});
