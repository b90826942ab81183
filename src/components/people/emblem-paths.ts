import type { PersonEmblem } from '../../stores/people/person';

/** A disc as a path. */
const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/** Filled outlines on a 24 by 24 field, each unlike all others. Overlaps are holes only where two paths turn against each other. */
export const emblemPaths: Readonly<Record<PersonEmblem, string>> = {
  leaf: 'M20.5 3.5C9.5 3.5 4 8.3 4 15c0 2 .5 3.9 1.5 5.5C7.2 15.3 10 12 14.6 9.4c-3.4 3.3-5.6 6.5-6.6 10.9 8.9.6 12.5-6 12.5-16.8z',
  star: 'M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.5l-5.9 3.1 1.2-6.5L2.5 9.5l6.6-.9z',
  fish: 'M2.2 12c2.9-4.6 6.3-6.4 9.7-6.4 2.8 0 5 1.3 6.4 3.5L22 6.4v11.2l-3.7-2.7c-1.4 2.2-3.6 3.5-6.4 3.5-3.4 0-6.8-1.8-9.7-6.4z',
  moon: 'M14.6 2.8A9.4 9.4 0 1 0 21.4 15 8 8 0 0 1 14.6 2.8z',
  heart:
    'M12 21C5 15.9 2.4 12.3 2.4 8.8c0-3 2.3-5.1 5-5.1 1.9 0 3.6 1 4.6 2.8 1-1.8 2.7-2.8 4.6-2.8 2.7 0 5 2.1 5 5.1 0 3.5-2.6 7.1-9.6 12.2z',
  boat: 'M11 2.5v11.7H3.8zM13 5.2l6.4 9H13zM2.4 16h19.2l-3.2 5.2H5.6z',
  bolt: 'M14.2 1.8 4.4 13.9h6L8.8 22.2 19.6 9.5h-6.4z',
  clover: [disc(12, 6.8, 4.5), disc(12, 17.2, 4.5), disc(6.8, 12, 4.5), disc(17.2, 12, 4.5)].join(''),
  drop: 'M12 1.8c4.5 5.4 6.9 9.2 6.9 12.6a6.9 6.9 0 0 1-13.8 0c0-3.4 2.4-7.2 6.9-12.6z',
  crown: 'M2.6 6.6 7.6 10 12 3l4.4 7 5-3.4-2 13.4H4.6z',
  key: 'M7.4 6.6a5.4 5.4 0 0 1 5.2 4h9.2v5.6h-3v-2.6h-2v2.6h-3v-2.6h-1.2a5.4 5.4 0 1 1-5.2-7zM5.4 12a2 2 0 1 0 4 0 2 2 0 1 0-4 0z',
  bell: 'M12 2.2c3.8 0 6.3 2.8 6.3 6.4v5.2l2.4 3.6H3.3l2.4-3.6V8.6c0-3.6 2.5-6.4 6.3-6.4zM9.2 19h5.6a2.8 2.8 0 0 1-5.6 0z',
};
