import { msg } from '@lingui/core/macro';
import type { RulesPage } from '../../../rules/rules-page';
import { ColourDice } from './ColourDice';
import { LeftToRight } from './LeftToRight';
import { Locking } from './Locking';
import { Miss } from './Miss';
import { Points } from './Points';
import { WhiteDice } from './WhiteDice';

export const pages: readonly RulesPage[] = [
  {
    // L2
    key: 'left-to-right',
    heading: msg`Mark from left to right`,
    words: msg`Everyone has four rows of numbers. You may leave numbers out, but you never go back: what lies left of a mark is lost.`,
    Scene: LeftToRight,
  },
  {
    // L1, L3
    key: 'white-dice',
    heading: msg`White dice are for everyone`,
    words: msg`On your turn, roll all the dice once. Then everyone may mark the sum of the two white dice in one row, or pass.`,
    Scene: WhiteDice,
  },
  {
    // L4
    key: 'colour-dice',
    heading: msg`Coloured dice are yours`,
    words: msg`On your turn you may also add one white die to one coloured die, and mark the sum in the row of that colour.`,
    Scene: ColourDice,
  },
  {
    // L5
    key: 'miss',
    heading: msg`Nothing marked is a miss`,
    words: msg`If you mark nothing at all on your own turn, you take a miss: 5 points less. When others roll, you never take one.`,
    Scene: Miss,
  },
  {
    // L6, L7
    key: 'locking',
    heading: msg`Lock a row`,
    words: msg`The last number needs five marks before it. The player who marks it locks the row: it is closed for everyone, and its die leaves the game. The lock counts as one more mark.`,
    Scene: Locking,
  },
  {
    // L8, L9
    key: 'points',
    heading: msg`Many marks are worth a lot`,
    words: msg`Every further mark in a row is worth more than the one before. The game ends when two rows are closed, or with anyone’s fourth miss.`,
    Scene: Points,
  },
];
