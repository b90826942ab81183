import { msg } from '@lingui/core/macro';
import type { RulesPage } from '../../../rules/rules-page';
import { Regrouping } from './Regrouping';
import { GoOn, GrandThrow, Leaving, Matching } from './Throwing';

export const pages: readonly RulesPage[] = [
  {
    // A2, A4
    key: 'match',
    heading: msg`What matches is yours`,
    words: msg`Throw one of your dice into the arena. It may turn others over. When all lie still, you take every die that shows the same as another one.`,
    Scene: Matching,
  },
  {
    // A4
    key: 'leave',
    heading: msg`X and out`,
    words: msg`A die that shows an X is out of the game, and so is one that ends up on the rim or outside. A player with no dice left is out. The last one wins.`,
    Scene: Leaving,
  },
  {
    // A5, A7
    key: 'go-on',
    heading: msg`Throw again, or stop`,
    words: msg`Taking dice ends your turn. If nothing matches, you may throw another die, or stop. The more different dice lie there, the better the next throw.`,
    Scene: GoOn,
  },
  {
    // A3
    key: 'regroup',
    heading: msg`Move the dice first`,
    words: msg`Before you throw, you may slide and turn the dice that lie there. None may lie on another one, none may leave the floor, and what is on top stays on top.`,
    Scene: Regrouping,
  },
  {
    // A6
    key: 'grand',
    heading: msg`The grand throw`,
    words: msg`If the arena is empty when your turn begins, you throw all your dice at once.`,
    Scene: GrandThrow,
  },
];
