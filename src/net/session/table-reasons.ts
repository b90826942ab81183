import { reasons } from '../../engine/refusal';

export const tableReasons = reasons('table', {
  storage: ['T1', 'This could not be saved, so it was not done. Please try again.'],
  'full-storage': ['T1', 'There is no room left to save this on the phone, so it was not done.'],
  'other-window': ['T1', 'This game goes on in another window.'],
  'no-answer': ['T2', 'Nothing was chosen.'],
  'real-dice': ['T3', 'The dice on the table have to be entered first.'],
  'no-real-dice': ['T3', 'No dice are wanted now.'],
  'no-such-seat': ['T4', 'There is no such seat.'],
  'tried-once': ['TD13', 'Today’s dice were tried already, and the game was deleted.'],
  'try-first': ['TD11', 'These dice can be practised after the try that counts.'],
  alone: ['TD12', 'A game with the dice of a day is played alone.'],
});
