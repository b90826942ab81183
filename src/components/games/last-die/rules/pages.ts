import { msg } from '@lingui/core/macro';
import type { RulesPage } from '../../../rules/rules-page';
import { LastOfRow } from './LastOfRow';
import { GameEnd, RoundEnd } from './RoundEnd';
import { WhatFits } from './WhatFits';
import { WholeTurn } from './WholeTurn';

export const pages: readonly RulesPage[] = [
  {
    // D3, D9
    key: 'last-of-row',
    heading: msg`The last die takes the row`,
    words: msg`Everyone places dice on the same tableau. The player who places the last die of a row gets its points, or pays them if there is a minus. Who placed the others does not matter.`,
    Scene: LastOfRow,
  },
  {
    // D5
    key: 'what-fits',
    heading: msg`What fits`,
    words: msg`Rows fill from the left, without gaps. A box with pips takes that value. In a star row all dice are alike. In a full house three are alike, then two of another value.`,
    Scene: WhatFits,
  },
  {
    // D4, D6, D7, D8
    key: 'turn',
    heading: msg`Your turn`,
    words: msg`Roll five of your dice. If any of them fits, you must place at least one. Then stop, or roll again what is left. If nothing fits, your turn is over.`,
    Scene: WholeTurn,
  },
  {
    // D1, D10, D11
    key: 'round',
    heading: msg`A full tableau ends the round`,
    words: msg`Placed dice stay until the last box is full. Then all dice are dealt out again, the next tableau comes up, and the player to the left begins.`,
    Scene: RoundEnd,
  },
  {
    // D1, D12
    key: 'end',
    heading: msg`500 points end the game`,
    words: msg`Everyone begins with 80 points. If anyone has 500 or more when a round ends, the game is over: most points wins.`,
    Scene: GameEnd,
  },
];
