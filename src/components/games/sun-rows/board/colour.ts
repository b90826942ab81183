import type { ColourNumber } from '../../../../engine/sun-rows/card';
import { type ColourName, colourNames } from '../../../board-kit/game-colours';

/** The engine numbers the colours in the order of `colourNames`. */
export const colourOf = (number: ColourNumber): ColourName => colourNames[number - 1] ?? 'red';
