import { render, screen } from '@testing-library/react-native';
import { AccessibilityInfo } from 'react-native';
import { AlertText } from '../../../src/components/ui/access/AlertText';
import { LiveText } from '../../../src/components/ui/access/LiveText';
import { Spoken } from '../../../src/components/ui/access/Spoken';
import { Cover } from '../../../src/components/ui/overlays/Cover';
import { Notice } from '../../../src/components/ui/overlays/Notice';
import { Surroundings } from '../../support/surroundings';

// These tests run as on an iPhone, where a live region alone is silent.
const announced = jest.mocked(AccessibilityInfo.announceForAccessibilityWithOptions);
const heard = () => announced.mock.calls.map(([text]) => text);
const show = (element: React.ReactElement) => render(element, { wrapper: Surroundings });

beforeEach(() => announced.mockClear());

test('a line is announced when it changes, not when it mounts', () => {
  show(<LiveText>Easy</LiveText>);
  expect(heard()).toEqual([]);
  screen.rerender(<LiveText>Normal</LiveText>);
  screen.rerender(<LiveText>Normal</LiveText>);
  expect(heard()).toEqual(['Normal']);
});

test('no announcement interrupts another', () => {
  show(<Spoken text="Ada rolls." />);
  expect(announced.mock.calls).toEqual([['Ada rolls.', { queue: true }]]);
});

test('the same sentence is announced again for a new occasion, on every platform', () => {
  const shown = () => screen.getByRole('status').props.children;
  show(<Spoken text="Roll first." occasion={1} />);
  const first = shown();
  screen.rerender(<Spoken text="Roll first." occasion={1} />);
  expect(heard()).toEqual(['Roll first.']);
  screen.rerender(<Spoken text="Roll first." occasion={2} />);
  expect(heard()).toEqual(['Roll first.', 'Roll first.']);
  // A live region announces only changes.
  expect(shown()).not.toBe(first);
});

test.each([
  ['a cover', <Cover key="" line="Pass the phone to" name="Ada" label="I’m Ada" onPress={() => {}} />],
  ['a notice', <Notice key="" text="Pass the phone to Ada" />],
  ['what is wrong', <AlertText key="">Pass the phone to Ada</AlertText>],
])('%s is said as it comes', (_, element) => {
  show(element);
  expect(heard()).toEqual(['Pass the phone to Ada']);
});
