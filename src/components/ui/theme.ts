/** A table in the evening: felt, wood, ivory and one warm accent. */
export interface Theme {
  readonly page: string;
  readonly card: string;
  readonly text: string;
  /** Text that steps back. */
  readonly quiet: string;
  readonly felt: string;
  readonly wood: string;
  readonly accent: string;
  /** The band on top, and what is written on it. */
  readonly band: string;
  readonly onBand: string;
  readonly onBandQuiet: string;
}

export const light: Theme = {
  page: '#EDE4D3',
  card: '#FBF6EB',
  text: '#22201B',
  quiet: '#5E5747',
  felt: '#245440',
  wood: '#A67C52',
  accent: '#E3A04F',
  band: '#1F4D3A',
  onBand: '#FBF6EB',
  onBandQuiet: '#D5DDCB',
};

export const dark: Theme = {
  page: '#0F1F18',
  card: '#182B22',
  text: '#F3EAD8',
  quiet: '#BDB59F',
  felt: '#1C4536',
  wood: '#7A5433',
  accent: '#E3A04F',
  band: '#143126',
  onBand: '#F3EAD8',
  onBandQuiet: '#BFC9B6',
};
