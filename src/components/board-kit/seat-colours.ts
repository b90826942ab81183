import type { Seat } from '../../engine/game';
import type { Theme } from '../ui/theme/theme';

/** The colour of a seat: its column, its board while others look at it, the rows it has filled. */
export interface SeatColour {
  /** A background. Text on it is `strong` or the theme's text. */
  readonly soft: string;
  /** Text and lines on `soft`, on cards and on the page. */
  readonly strong: string;
}

/** None of them is a colour of dice. */
const light: readonly SeatColour[] = [
  { soft: '#D2E7E5', strong: '#14595A' },
  { soft: '#F3DBE4', strong: '#8A2F55' },
  { soft: '#DDDFF2', strong: '#3D418C' },
  { soft: '#E5E8CA', strong: '#505A0E' },
  { soft: '#F2DDCF', strong: '#7E3C17' },
  { soft: '#E2DED8', strong: '#4A453F' },
];

const dark: readonly SeatColour[] = [
  { soft: '#123636', strong: '#8FD6D3' },
  { soft: '#3B1F2B', strong: '#F0A9C4' },
  { soft: '#24284D', strong: '#B4B9F2' },
  { soft: '#2C3014', strong: '#CDD58A' },
  { soft: '#3A2418', strong: '#E8B08B' },
  { soft: '#302C29', strong: '#CFC8BE' },
];

const FALLBACK: SeatColour = { soft: '#E2DED8', strong: '#4A453F' };

export function seatColour({ scheme }: Theme, seat: Seat): SeatColour {
  const colours = scheme === 'dark' ? dark : light;
  return colours[seat % colours.length] ?? FALLBACK;
}

/** The same colour on the band and on felt, which are dark in both themes. */
export const seatColourOnDark = (seat: Seat): string => (dark[seat % dark.length] ?? FALLBACK).strong;
