import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GameId } from '../../engine/games';
import type { IconName } from '../ui/theme/icons';

/** What a feat is, and its picture: an icon, a number, or both. */
export interface FeatWords {
  readonly line: MessageDescriptor;
  readonly icon?: IconName;
  readonly number?: string;
}

/** By the game and by the id of the feat. A test compares them with the feats of the engine. */
export const featWords: Readonly<Record<GameId, Readonly<Record<string, FeatWords>>>> = {
  lockout: {
    hundred: { line: msg`100 points or more`, number: '100' },
    'no-miss': { line: msg`A game without a miss`, icon: 'check' },
    'by-one': { line: msg`Won by one point`, number: '+1' },
    'two-locks': { line: msg`Both rows locked by you`, icon: 'lock', number: '2' },
    'long-row': { line: msg`Ten numbers of a row marked`, number: '10' },
    'even-rows': { line: msg`Six marks or more in every row`, icon: 'cross', number: '6' },
    'three-misses': { line: msg`Won with three misses`, icon: 'trophy', number: '3' },
    'both-dice': { line: msg`Two marks in each of four turns running`, icon: 'dice', number: '4' },
  },
  'last-die': {
    'all-five': { line: msg`All five dice placed in a turn`, icon: 'dice', number: '5' },
    'one-roll': { line: msg`All five dice placed from one roll`, icon: 'dice', number: '1' },
    'three-rolls': { line: msg`All five dice placed in three rolls or more`, icon: 'again', number: '3' },
    'hundred-turn': { line: msg`100 points or more in a turn`, number: '100' },
    'no-loss': { line: msg`Won without ever losing points`, icon: 'check' },
    'by-ten': { line: msg`Won by ten points`, number: '+10' },
    'far-behind': { line: msg`Won after being 150 points behind`, icon: 'up', number: '150' },
    'five-last-dice': { line: msg`The last die of five rounds placed`, icon: 'last', number: '5' },
  },
  'sun-rows': {
    'card-25': { line: msg`A card of 25 points or more`, icon: 'card', number: '25' },
    eighty: { line: msg`80 points or more`, number: '80' },
    'by-one': { line: msg`Won by one point`, number: '+1' },
    'five-alike': { line: msg`Five dice of one colour`, icon: 'sun', number: '5' },
    'first-roll': { line: msg`A card completed with the first roll`, icon: 'dice', number: '1' },
    'foreign-roll': { line: msg`A card completed with the roll of another`, icon: 'people' },
    'never-passed': { line: msg`Something entered from each of your own rolls`, icon: 'check' },
    'far-ahead': { line: msg`Four cards when nobody else had two`, icon: 'card', number: '4' },
  },
  arena: {
    'take-four': { line: msg`Four dice taken with a throw`, icon: 'dice', number: '4' },
    grand: { line: msg`All dice thrown into the empty arena`, icon: 'down' },
    'grand-take': { line: msg`Two dice or more taken back from throwing all`, icon: 'undo', number: '2' },
    'five-lie': { line: msg`Five dice left lying, all different`, icon: 'dice', number: '5' },
    'last-die': { line: msg`Won after being down to one die`, icon: 'trophy', number: '1' },
    'nine-dice': { line: msg`Nine dice or more at the end`, number: '9' },
    'all-inside': { line: msg`Won without throwing a die out`, icon: 'check' },
    quick: { line: msg`Won with twelve throws or fewer`, icon: 'play', number: '12' },
  },
};
