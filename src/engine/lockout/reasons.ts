import { reasons } from '../refusal';

export const no = reasons('lockout', {
  'roll-first': ['L1', 'Roll the dice first.'],
  'already-rolled': ['L1', 'The dice have been rolled: now mark a number or pass.'],
  'left-of-a-mark': ['L2', 'That number lies left of a number already marked in its row.'],
  'not-the-white-sum': ['L3', 'Only the sum of the two white dice can be marked now.'],
  'not-a-colour-sum': ['L4', 'Only a white die and the row’s own die together can be marked now.'],
  'lock-needs-five': ['L6', 'The last number needs five marks before it. It locks the row for everyone.'],
  'row-closed': ['L7', 'This row is closed for everyone.'],
});
