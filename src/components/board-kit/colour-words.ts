import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ColourName } from './game-colours';

/** The name of a colour, and a letter for places without room for the name. */
export interface ColourWords {
  readonly name: MessageDescriptor;
  readonly letter: MessageDescriptor;
}

export const colourWords: Readonly<Record<ColourName, ColourWords>> = {
  red: { name: msg`red`, letter: msg({ message: 'R', context: 'the letter for red' }) },
  orange: { name: msg`orange`, letter: msg({ message: 'O', context: 'the letter for orange' }) },
  yellow: { name: msg`yellow`, letter: msg({ message: 'Y', context: 'the letter for yellow' }) },
  green: { name: msg`green`, letter: msg({ message: 'G', context: 'the letter for green' }) },
  blue: { name: msg`blue`, letter: msg({ message: 'B', context: 'the letter for blue' }) },
  purple: { name: msg`purple`, letter: msg({ message: 'P', context: 'the letter for purple' }) },
};
