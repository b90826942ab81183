import { reasons } from '../../../../../engine/refusal';

export const handReasons = reasons('arena-hand', {
  'too-slow': ['A2', 'That was too slow for a throw. Swipe faster, and let go.'],
  'on-a-die': ['A3', 'To throw, start your swipe beside the dice.'],
});
