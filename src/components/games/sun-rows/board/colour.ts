import type { ColourNumber } from '../../../../engine/sun-rows/card';
import { type ColourName, colourNames } from '../../../board-kit/game-colours';

/** The dice count the colours in the order in which the app lists them. */
export const colourOf = (number: ColourNumber): ColourName => colourNames[number - 1] ?? 'red';
