import type { Catalogue } from './catalogue';

export const en: Catalogue = {
  app: {
    name: 'Knobel',
    line: 'Dice games for the people around the table',
  },
  home: {
    games: 'Games',
  },
  games: {
    lockout: { name: 'Lockout', line: 'Cross off numbers from left to right and close the rows.' },
    'last-die': { name: 'Last Die', line: 'Whoever places the last die of a row takes its points.' },
    'sun-rows': { name: 'Sun Rows', line: 'Fill rows of one colour and score your cards.' },
    arena: { name: 'Arena', line: 'Throw a die among the others and take what matches.' },
  },
  players: ({ min, max }) => `${min}–${max} players`,
  playersSpoken: ({ min, max }) => `${min} to ${max} players`,
};
