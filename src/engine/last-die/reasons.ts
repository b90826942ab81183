import { reasons } from '../refusal';

export const no = reasons('last-die', {
  'roll-first': ['D4', 'Roll the dice first.'],
  'row-full': ['D5', 'This row is full.'],
  'does-not-fit': ['D5', 'That value does not fit the row’s next box.'],
  'two-values': ['D5', 'A full house’s two groups have different values.'],
  'place-first': ['D6', 'At least one die fits: place one first.'],
  'not-in-hand': ['D6', 'There is no die of that value in hand.'],
  goal: ['D14', 'The goal is 100 to 1000 points, in tens.'],
  stars: ['D15', 'The star rule is "separate" or "distinct".'],
  'value-taken': ['D15', 'Another star row or group has been started with that value.'],
  'too-many-groups': ['D15', 'Tableau {tableau} has more than six groups, so they cannot all be different.'],
  tableaus: ['D16', 'The tableaus are "classic", or a list of 1 to 40.'],
  'six-rows': ['D16', 'Tableau {tableau} does not have six rows.'],
  'bad-row': ['D16', 'Row {row} of tableau {tableau} is not a row.'],
  'too-many-boxes': ['D16', 'Tableau {tableau} has more than 28 boxes.'],
  'no-positive-row': ['D16', 'Tableau {tableau} has no row with positive points.'],
  'beginner-tableaus': ['D2', 'The beginner tableau is one of the classic ones.'],
});
