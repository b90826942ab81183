import type { ColourNumber } from '../../engine/sun-rows/card';
import { type ColourName, colourNames } from '../ui/gameColours';

/** The dice count the colours in the order in which the app lists them. */
export const colourOf = (number: ColourNumber): ColourName => colourNames[number - 1] ?? 'red';
