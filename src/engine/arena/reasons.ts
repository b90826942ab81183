import { reasons } from '../refusal';

export const no = reasons('arena', {
  'must-throw': ['A2', 'At least one die must be thrown before stopping.'],
  'no-such-die': ['A3', 'There is no such die in the arena.'],
  'off-the-floor': ['A3', 'A die must lie on the floor whole. Move it towards the middle.'],
  overlap: ['A3', 'Dice may touch but not overlap. Move it another way.'],
  rounds: ['A8', 'The rounds are "single" or "tournament".'],
});
