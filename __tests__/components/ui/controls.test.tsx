import { fireEvent, render, screen } from '@testing-library/react-native';
import { Button } from '../../../src/components/ui/controls/Button';
import { Choice } from '../../../src/components/ui/controls/Choice';
import { IconButton } from '../../../src/components/ui/controls/IconButton';
import { ListRow } from '../../../src/components/ui/controls/ListRow';
import { Stepper } from '../../../src/components/ui/controls/Stepper';
import { Switch } from '../../../src/components/ui/controls/Switch';
import { TextField } from '../../../src/components/ui/controls/TextField';
import { Notice } from '../../../src/components/ui/overlays/Notice';
import { Surroundings } from '../../support/surroundings';

const show = (element: React.ReactElement) => render(element, { wrapper: Surroundings });

describe('a button', () => {
  test('calls its action', () => {
    const onPress = jest.fn();
    show(<Button label="Roll" kind="main" onPress={onPress} />);
    fireEvent.press(screen.getByRole('button', { name: 'Roll' }));
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['button', <Button key="1" label="Roll" disabled onPress={jest.fn()} />],
    ['sign', <IconButton key="2" label="Roll" icon="dice" disabled onPress={jest.fn()} />],
  ])('that does nothing now says so, and can still be asked why: %s', (_, button) => {
    show(button);
    const found = screen.getByRole('button', { name: 'Roll' });
    expect(found).toBeDisabled();
    fireEvent.press(found);
    expect(button.props.onPress).toHaveBeenCalledTimes(1);
  });
});

test.each([true, false])('a switch with on=%p says so, and requests the other state', (on) => {
  const onChange = jest.fn();
  show(<Switch label="Sound" line="Dice on wood" on={on} onChange={onChange} />);
  const found = screen.getByRole('switch', { name: 'Sound', checked: on });
  fireEvent.press(found);
  expect(onChange).toHaveBeenCalledWith(!on);
});

test('a choice shows its value, and requests the pressed option', () => {
  const onChange = jest.fn();
  const options = [
    { value: 'easy', label: 'Easy' },
    { value: 'normal', label: 'Normal' },
  ] as const;
  show(<Choice label="Level" options={options} value="easy" onChange={onChange} />);
  expect(screen.getByLabelText('Level').props.role).toBe('radiogroup');
  expect(screen.getByRole('radio', { name: 'Easy', checked: true })).toBeVisible();
  fireEvent.press(screen.getByRole('radio', { name: 'Normal', checked: false }));
  expect(onChange).toHaveBeenCalledWith('normal');
});

describe('a stepper', () => {
  test.each([
    ['one less', 2],
    ['one more', 4],
  ])('asks for %s', (what, wanted) => {
    const onChange = jest.fn();
    show(<Stepper label="Players" value={3} min={2} max={5} onChange={onChange} />);
    fireEvent.press(screen.getByRole('button', { name: `Players: ${what}` }));
    expect(onChange).toHaveBeenCalledWith(wanted);
  });

  test.each([
    [2, 'one less'],
    [5, 'one more'],
  ])('at %d has nothing for %s', (value, what) => {
    const onChange = jest.fn();
    show(<Stepper label="Players" value={value} min={2} max={5} onChange={onChange} />);
    const end = screen.getByRole('button', { name: `Players: ${what}` });
    expect(end).toBeDisabled();
    fireEvent.press(end);
    expect(onChange).not.toHaveBeenCalled();
  });
});

test('a field has its label, and announces its error at once', () => {
  const onChange = jest.fn();
  show(<TextField label="Name" value="Ada" onChange={onChange} problem="Somebody else has that name." />);
  fireEvent.changeText(screen.getByLabelText('Name'), 'Ben');
  expect(onChange).toHaveBeenCalledWith('Ben');
  expect(screen.getByRole('alert')).toHaveTextContent('Somebody else has that name.');
});

test.each([
  [true, 'alert'],
  [undefined, 'status'],
] as const)('a notice that is urgent=%p is an %s', (urgent, role) => {
  const onPress = jest.fn();
  show(
    <Notice
      text="Not stored."
      action={{ label: 'Try again', onPress }}
      {...(urgent !== undefined && { urgent })}
    />,
  );
  expect(screen.getByText('Not stored.')).toBeVisible();
  expect(screen.UNSAFE_getAllByProps({ role }).length).toBeGreaterThan(0);
  fireEvent.press(screen.getByRole('button', { name: 'Try again' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a row of a list is a button only with an action', () => {
  const onPress = jest.fn();
  show(
    <>
      <ListRow label="Version" />
      <ListRow label="Statistics" line="What fell" onPress={onPress} />
    </>,
  );
  const [row, ...others] = screen.getAllByRole('button');
  expect(others).toEqual([]);
  expect(row).toHaveTextContent(/Statistics.*What fell/);
  if (row) fireEvent.press(row);
  expect(onPress).toHaveBeenCalledTimes(1);
});
