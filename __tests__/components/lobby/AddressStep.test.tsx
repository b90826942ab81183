import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { AddressStep } from '../../../src/components/lobby/join/AddressStep';
import { Surroundings } from '../../support/surroundings';

function show(onAddress: (address: string) => Promise<boolean> = async () => true) {
  const asked: string[] = [];
  const ask = (address: string) => {
    asked.push(address);
    return onAddress(address);
  };
  render(<AddressStep onAddress={ask} />, { wrapper: Surroundings });
  fireEvent.press(screen.getByRole('button', { name: 'Type a table’s address' }));
  return asked;
}

const field = () => screen.getByLabelText('The table’s address');
const type = (text: string) => fireEvent.changeText(field(), text);
const look = () => act(async () => fireEvent.press(screen.getByRole('button', { name: 'Look there' })));

test('the field appears only on request', () => {
  render(<AddressStep onAddress={async () => true} />, { wrapper: Surroundings });
  expect(screen.queryByLabelText('The table’s address')).toBeNull();
});

test.each([
  ['192.168.1.7:50001', '192.168.1.7:50001'],
  ['192.168.1.7', '192.168.1.7:47123'],
  [' 192,168,1,7 : 47123 ', '192.168.1.7:47123'],
])('%p is looked at', async (typed, address) => {
  const asked = show();
  type(typed);
  await look();
  expect(asked).toEqual([address]);
});

test('an invalid address is reported, connects to nobody, and stays in the field', async () => {
  const asked = show();
  type('192.168.1');
  await look();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'That’s not an address. It should look like this: 192.168.1.7:47123',
  );
  expect(field().props.value).toBe('192.168.1');
  expect(asked).toEqual([]);
  type('192.168.1.');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a missing table is reported, and the player can try again', async () => {
  const asked = show(async () => false);
  type('10.0.0.9');
  await look();
  expect(screen.getByRole('alert')).toHaveTextContent(/^There is no table at this address/);
  await look();
  expect(asked).toHaveLength(2);
});

test('while it connects it says so, and connects only once', async () => {
  let found = (_: boolean) => {};
  const asked = show(
    () =>
      new Promise((resolve) => {
        found = resolve;
      }),
  );
  type('10.0.0.9');
  await look();
  await look();
  expect(screen.getByText('Connecting…')).toBeVisible();
  expect(asked).toHaveLength(1);
  await act(async () => found(true));
  expect(screen.queryByText('Connecting…')).toBeNull();
});
