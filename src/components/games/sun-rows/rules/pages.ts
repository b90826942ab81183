import { msg } from '@lingui/core/macro';
import type { RulesPage } from '../../../rules/rules-page';
import { AllOrNothing } from './AllOrNothing';
import { FillCards } from './FillCards';
import { FullRows } from './FullRows';
import { KeepThree } from './KeepThree';
import { LastCard } from './LastCard';
import { ThreeRolls } from './ThreeRolls';

export const pages: readonly RulesPage[] = [
  {
    // S3
    key: 'three-rolls',
    heading: msg`Up to three rolls`,
    words: msg`On your turn, roll five dice. You may re-roll any of them, up to twice. You may stop sooner.`,
    Scene: ThreeRolls,
  },
  {
    // S2, S4
    key: 'fill',
    heading: msg`Everyone uses the result`,
    words: msg`You have two cards. One by one, everyone uses the same dice on one of their own cards, or passes.`,
    Scene: FillCards,
  },
  {
    // S5
    key: 'all-or-nothing',
    heading: msg`All dice of a colour, or none`,
    words: msg`A colour fits if its row has a free box for every die that shows it. Every colour that fits is entered, the others are left out.`,
    Scene: AllOrNothing,
  },
  {
    // S6
    key: 'full-rows',
    heading: msg`Three full rows finish a card`,
    words: msg`All its full rows bring their points. One full row with a sun brings 2 more, two bring 5 more. A new card takes the place of the old one.`,
    Scene: FullRows,
  },
  {
    // S8
    key: 'last-card',
    heading: msg`The fourth card is the last`,
    words: msg`When somebody has finished four cards, that turn is played to its end. Full rows on cards that are not finished count too, but their suns do not. Most points wins.`,
    Scene: LastCard,
  },
  {
    // S9
    key: 'keep-three',
    heading: msg`The advanced game`,
    words: msg`Everyone is given five cards and keeps three. Three more cards lie open. When you have finished a card, you choose one of those.`,
    Scene: KeepThree,
  },
];
