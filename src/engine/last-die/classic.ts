// Stand-in until the design script writes the real ones.
export const DOTTED = 1;
export const classicTableaus: readonly (readonly string[])[] = [
  ['+50: 2 3 4', '+30: 6 6', '+40: * * * *', '+90: a a a b b', '+20: 1 1', '+30: 5 4'],
  ['+50: 2 3 4', '-30: 6 6', '+40: * * * *', '+90: a a a b b', '+20: 1 1', '+30: 5 4'],
];
