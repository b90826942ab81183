import { fireEvent, render, screen } from '@testing-library/react-native';
import type { ReactNode } from 'react';
import { DiceRow } from '../../../src/components/lobby/room/DiceRow';
import { DiceByAll } from '../../../src/components/table/result/DiceByAll';
import { TableProvider } from '../../../src/components/table/TableContext';
import { lockout } from '../../../src/engine/lockout';
import type { RollProof } from '../../../src/engine/roll-proof';
import type { Room } from '../../../src/net/session/session';
import { Surroundings } from '../../support/surroundings';
import { openMatch, person, setTable } from '../../support/table';

const MEANING = /^Two phones make each roll together/;
const room: Room = {
  role: 'guest',
  me: 1,
  host: 0,
  phones: [],
  connection: 'in',
  paused: false,
  middle: null,
  gathering: false,
  mayHost: false,
  rewound: 0,
  lostLinks: 0,
  notice: null,
};
const links = { phone: 1, host: '85ccfbdb48c574e7b582ad', link: '1ae450ca1535' };

/** A game with one roll for each of these proofs. */
function withRolls(...proofs: readonly RollProof[]) {
  const roll = { seat: 0, move: { kind: 'roll' }, dice: [1, 2, 3, 4, 5, 6] };
  return { ...openMatch(lockout, 2), log: proofs.map((proof) => ({ ...roll, proof })) };
}
const match = withRolls(
  { kind: 'rolled', ...links },
  { kind: 'asked', ...links },
  { kind: 'instead', ...links },
  { kind: 'missed' },
);

function show(shown: ReactNode, lostLinks: number) {
  const { table } = setTable(lockout, [person, person], { match: openMatch(lockout, 2) });
  table.store.setState({ room: { ...room, lostLinks } });
  render(<TableProvider table={{ ...table, played: () => match }}>{shown}</TableProvider>, {
    wrapper: Surroundings,
  });
}

describe('N38 the result of a game of many phones', () => {
  test('says how the rolls were made', () => {
    show(<DiceByAll match={match} />, 0);
    expect(screen.getByText('3 of 4 rolls')).toBeVisible();
    expect(screen.getByText(MEANING)).toBeVisible();
    expect(screen.getByText(/^One roll was made by one phone alone/)).toBeVisible();
    expect(screen.getByText(/^For one roll another phone stepped in/)).toBeVisible();
    expect(screen.queryByText(/connection broke/)).toBeNull();
  });

  test.each([
    [1, 'Your phone answered for one roll, but its connection broke first.'],
    [2, 'Your phone answered for 2 rolls, but its connection broke first.'],
  ])('says for how many rolls this phone’s link was lost: %i', (lost, line) => {
    show(<DiceByAll match={match} />, lost);
    expect(screen.getByText(line)).toBeVisible();
  });

  test('says nothing at a table of one phone', () => {
    show(<DiceByAll match={openMatch(lockout, 2)} />, 0);
    expect(screen.queryByText(MEANING)).toBeNull();
  });
});

test('N38 the menu says the same after a tap, and hides it after another', () => {
  show(<DiceRow />, 2);
  expect(screen.getByText('3 of 4 rolls')).toBeVisible();
  expect(screen.queryByText(MEANING)).toBeNull();
  const row = screen.getByRole('button', { name: /^Dice made by all phones/ });
  fireEvent.press(row);
  expect(
    screen.getByText(/another phone stepped in.*answered for 2 rolls, but its connection/),
  ).toBeVisible();
  fireEvent.press(row);
  expect(screen.queryByText(MEANING)).toBeNull();
});
