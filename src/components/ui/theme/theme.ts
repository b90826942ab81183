import { type GameColours, gameColours } from '../../board-kit/game-colours';

/** The colours of the app, after a table in the evening: felt, wood, ivory and one warm accent. */
export interface Theme {
  readonly scheme: 'light' | 'dark';

  /** Surfaces, from the back to the front. */
  readonly page: string;
  readonly card: string;
  /** Sheets and floating elements. */
  readonly raised: string;
  /** Fields and tracks, set into a card. */
  readonly sunken: string;

  readonly text: string;
  /** Less prominent text. */
  readonly quiet: string;
  /** The accent as text: links and chosen things. */
  readonly accentText: string;

  /** Separates things. Decoration only, so its contrast may be low. */
  readonly line: string;
  /** The border of a control. Its contrast is at least 3 to 1. */
  readonly edge: string;

  readonly felt: string;
  readonly onFelt: string;
  readonly onFeltQuiet: string;
  readonly wood: string;
  readonly onWood: string;

  readonly accent: string;
  readonly onAccent: string;
  readonly danger: string;
  readonly onDanger: string;
  /** Success. */
  readonly good: string;
  readonly onGood: string;

  /** The chosen option, and switches that are on. */
  readonly chosen: string;
  readonly onChosen: string;

  /** The ring around a possible place, on a card or a page; on felt it is `glowOnFelt`. */
  readonly glow: string;
  readonly glowOnFelt: string;
  /** The same where a place costs points. */
  readonly dangerOnFelt: string;
  /** The background of a possible place. */
  readonly glowSoft: string;

  /** The two colours of the strongest mark: a hint, or a place that a lesson points at. */
  readonly halo: string;
  readonly haloInner: string;

  /** The band on top, and its text. */
  readonly band: string;
  readonly onBand: string;
  readonly onBandQuiet: string;

  /** Overlays for hovered and pressed surfaces. */
  readonly hover: string;
  readonly pressed: string;
  /** Between a sheet and the screen behind it. */
  readonly scrim: string;

  /** The focus ring has two colours, so that one of them is visible on any background. */
  readonly focus: string;
  readonly focusInner: string;

  /** For `boxShadow`: lying on the page, and raised above it. */
  readonly shadow: string;
  readonly shadowHigh: string;

  readonly colours: GameColours;
}

export const light: Theme = {
  scheme: 'light',
  page: '#EDE4D3',
  card: '#FBF6EB',
  raised: '#FFFCF5',
  sunken: '#F1E8D6',
  text: '#22201B',
  quiet: '#5E5747',
  accentText: '#8A4E0C',
  line: '#DDD1B9',
  edge: '#857659',
  felt: '#245440',
  onFelt: '#F8F1E0',
  onFeltQuiet: '#CFDACB',
  wood: '#A67C52',
  onWood: '#241608',
  accent: '#E3A04F',
  onAccent: '#2A1A0C',
  danger: '#9E2A22',
  onDanger: '#FFF6E6',
  good: '#1F5C41',
  onGood: '#FBF6EB',
  chosen: '#1F5C41',
  onChosen: '#FBF6EB',
  glow: '#A65F0A',
  glowOnFelt: '#F0B468',
  dangerOnFelt: '#FF9C8F',
  glowSoft: '#F6E2C0',
  halo: '#22201B',
  haloInner: '#FFC867',
  band: '#1F4D3A',
  onBand: '#FBF6EB',
  onBandQuiet: '#D5DDCB',
  hover: 'rgba(60, 40, 10, 0.05)',
  pressed: 'rgba(60, 40, 10, 0.11)',
  scrim: 'rgba(16, 22, 18, 0.55)',
  focus: '#22201B',
  focusInner: '#FFFCF5',
  shadow: '0 1px 2px rgba(54, 38, 14, 0.16), 0 2px 8px rgba(54, 38, 14, 0.07)',
  shadowHigh: '0 2px 6px rgba(40, 28, 10, 0.18), 0 12px 36px rgba(40, 28, 10, 0.22)',
  colours: gameColours.light,
};

export const dark: Theme = {
  scheme: 'dark',
  page: '#0F1F18',
  card: '#182B22',
  raised: '#20372C',
  sunken: '#12241C',
  text: '#F3EAD8',
  quiet: '#BDB59F',
  accentText: '#F0B468',
  line: '#2B4236',
  edge: '#7E9183',
  felt: '#1C4536',
  onFelt: '#F8F1E0',
  onFeltQuiet: '#C3D0C0',
  wood: '#7A5433',
  onWood: '#FFF6E6',
  accent: '#E3A04F',
  onAccent: '#2A1A0C',
  danger: '#F5A097',
  onDanger: '#2B0E0B',
  good: '#8FD0AC',
  onGood: '#0D2418',
  chosen: '#3A7D60',
  onChosen: '#FFFCF5',
  glow: '#F0B468',
  glowOnFelt: '#F0B468',
  dangerOnFelt: '#FF9C8F',
  glowSoft: '#3D3521',
  halo: '#FFFCF5',
  haloInner: '#7A3E00',
  band: '#143126',
  onBand: '#F3EAD8',
  onBandQuiet: '#BFC9B6',
  hover: 'rgba(255, 246, 226, 0.05)',
  pressed: 'rgba(255, 246, 226, 0.1)',
  scrim: 'rgba(3, 8, 6, 0.66)',
  focus: '#FFFCF5',
  focusInner: '#0B1611',
  shadow: '0 1px 2px rgba(0, 0, 0, 0.4)',
  shadowHigh: '0 2px 6px rgba(0, 0, 0, 0.45), 0 12px 36px rgba(0, 0, 0, 0.5)',
  colours: gameColours.dark,
};
