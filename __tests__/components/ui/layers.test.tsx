import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { Modal, Text } from 'react-native';
import { Cover } from '../../../src/components/ui/overlays/Cover';
import { Sheet } from '../../../src/components/ui/overlays/Sheet';
import { SheetTurns } from '../../../src/components/ui/overlays/SheetTurns';
import { Toast } from '../../../src/components/ui/overlays/Toast';
import { Screen } from '../../../src/components/ui/Screen';
import { Surroundings } from '../../support/surroundings';

const show = (element: React.ReactElement) => render(element, { wrapper: Surroundings });

describe('a sheet', () => {
  test('shows nothing until it is opened', () => {
    show(
      <Sheet title="House rules" open={false} onClose={jest.fn()}>
        <Text>Inside</Text>
      </Sheet>,
    );
    expect(screen.queryByText('Inside')).toBeNull();
  });

  test('has its title for a heading, and is closed by its button and by going back', () => {
    const onClose = jest.fn();
    show(
      <Sheet title="House rules" open onClose={onClose}>
        <Text>Inside</Text>
      </Sheet>,
    );
    expect(screen.getByRole('heading', { name: 'House rules' })).toBeVisible();
    fireEvent.press(screen.getByRole('button', { name: 'Close' }));
    fireEvent(screen.UNSAFE_getByType(Modal), 'requestClose');
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});

describe('sheets on an iPhone, which shows no two at a time', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const two = (menu: boolean, dice: boolean) => (
    <SheetTurns>
      <Sheet title="Menu" open={menu} onClose={jest.fn()}>
        <Text>Rules</Text>
      </Sheet>
      {dice && (
        <Sheet title="Real dice" open onClose={jest.fn()}>
          <Text>What fell</Text>
        </Sheet>
      )}
    </SheetTurns>
  );

  test('one that opens while another closes is shown after it', () => {
    show(two(true, false));
    expect(screen.getByText('Rules')).toBeVisible();
    screen.rerender(two(false, true));
    expect(screen.queryByText('Rules')).toBeNull();
    expect(screen.queryByText('What fell')).toBeNull();
    act(() => jest.advanceTimersByTime(600));
    expect(screen.getByText('What fell')).toBeVisible();
  });

  test('one that unmounts makes room for the other', () => {
    show(two(false, true));
    expect(screen.getByText('What fell')).toBeVisible();
    screen.rerender(two(true, true));
    expect(screen.queryByText('Rules')).toBeNull();
    screen.rerender(two(true, false));
    act(() => jest.advanceTimersByTime(600));
    expect(screen.getByText('Rules')).toBeVisible();
  });
});

test('a screen has its title as a heading, and a back button', () => {
  const onBack = jest.fn();
  show(
    <Screen title="Settings" onBack={onBack} footer={<Text>Below</Text>}>
      <Text>Inside</Text>
    </Screen>,
  );
  expect(screen.getByRole('heading', { name: 'Settings' })).toBeVisible();
  expect(screen.getByText('Below')).toBeVisible();
  fireEvent.press(screen.getByRole('button', { name: 'Back' }));
  expect(onBack).toHaveBeenCalledTimes(1);
});

test('a cover names the next player and has their button', () => {
  const onPress = jest.fn();
  show(<Cover line="Pass the phone to" name="Ada" label="I'm Ada" onPress={onPress} />);
  expect(screen.getByRole('heading', { name: 'Ada' })).toBeVisible();
  fireEvent.press(screen.getByRole('button', { name: "I'm Ada" }));
  expect(onPress).toHaveBeenCalledTimes(1);
});

describe('a toast', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is announced, stays long enough to be read, and disappears', () => {
    const onDone = jest.fn();
    show(<Toast text="That row is closed." onDone={onDone} />);
    expect(screen.getByRole('status')).toHaveTextContent('That row is closed.');
    act(() => jest.advanceTimersByTime(2500));
    expect(onDone).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(5000));
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test('starts again with another sentence', () => {
    const onDone = jest.fn();
    show(<Toast text="That row is closed." onDone={onDone} />);
    act(() => jest.advanceTimersByTime(3000));
    screen.rerender(<Toast text="Roll first." onDone={onDone} />);
    act(() => jest.advanceTimersByTime(2500));
    expect(onDone).not.toHaveBeenCalled();
  });
});
