import { fireEvent, render, screen, within } from '@testing-library/react-native';
import { useState } from 'react';
import { SettingsScreen } from '../../../src/components/settings/SettingsScreen';
import { languageNames } from '../../../src/i18n/languages';
import { defaultSettings, type Settings } from '../../../src/stores/app/settings';
import { Surroundings } from '../../support/surroundings';

function show(onReport = () => {}): readonly Partial<Settings>[] {
  const changes: Partial<Settings>[] = [];
  function Kept() {
    const [settings, setSettings] = useState(defaultSettings);
    return (
      <SettingsScreen
        settings={settings}
        version="1.2.3"
        onReport={onReport}
        onBack={() => {}}
        onChange={(part) => {
          changes.push(part);
          setSettings({ ...settings, ...part });
        }}
      />
    );
  }
  render(<Kept />, { wrapper: Surroundings });
  return changes;
}

const choose = (group: string, name: string) => {
  const radio = within(screen.getByLabelText(group)).getByRole('radio', { name });
  fireEvent.press(radio);
  expect(within(screen.getByLabelText(group)).getByRole('radio', { name })).toBeChecked();
};

test('a choice is reported at once and shown as chosen', () => {
  const changes = show();
  choose('Language', 'Deutsch');
  choose('Light and dark', 'Dark');
  choose('Pace of the others’ moves', 'No pauses');
  expect(changes).toEqual([{ language: 'de' }, { theme: 'dark' }, { pace: 'none' }]);
});

test('every language is listed under its own name', () => {
  show();
  const names = within(screen.getByLabelText('Language')).getAllByRole('radio');
  expect(names.map((radio) => radio.props.accessibilityLabel)).toEqual([
    'Automatic',
    ...Object.values(languageNames),
  ]);
});

test.each([
  ['Sound', 'sound', false],
  ['Vibration', 'haptics', false],
  ['Shake to throw', 'shake', false],
  ['Less motion', 'reducedMotion', true],
])('%s is a switch', (name, setting, on) => {
  const changes = show();
  const line = () => screen.getByRole('switch', { name: new RegExp(`^${name}`) });
  fireEvent.press(line());
  expect(changes).toEqual([{ [setting]: on }]);
  if (on) expect(line()).toBeChecked();
  else expect(line()).not.toBeChecked();
});

test('a pace is explained in a sentence', () => {
  show();
  choose('Pace of the others’ moves', 'Calm');
  expect(screen.getByText('There is time to look at everything that others do.')).toBeVisible();
});

test('leads to a report of a problem', () => {
  const onReport = jest.fn();
  show(onReport);
  fireEvent.press(screen.getByRole('button', { name: /^Report a problem/ }));
  expect(onReport).toHaveBeenCalledTimes(1);
});

test('version and licence can be read', () => {
  show();
  expect(screen.getByText(/1\.2\.3/)).toBeVisible();
  expect(screen.getByText(/MIT/)).toBeVisible();
});
