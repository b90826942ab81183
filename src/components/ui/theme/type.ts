import { Platform, type TextStyle } from 'react-native';

/** Fraunces for names and numbers, Figtree for text. Each weight is a font family of its own. */
export const family = {
  name: face('Fraunces_700Bold', 'Georgia, serif'),
  heading: face('Fraunces_600SemiBold', 'Georgia, serif'),
  text: face('Figtree_400Regular', 'Verdana, sans-serif'),
  bold: face('Figtree_700Bold', 'Verdana, sans-serif'),
} as const;

/** Browsers take a list and use the next font until the first has loaded. Phones take one name. */
function face(name: string, until: string): string {
  return Platform.OS === 'web' ? `${name}, ${until}` : name;
}

type Kind = Required<Pick<TextStyle, 'fontFamily' | 'fontSize' | 'lineHeight'>> &
  Pick<TextStyle, 'fontVariant'>;

/** All kinds of text. */
export const type = {
  display: { fontFamily: family.name, fontSize: 40, lineHeight: 46 },
  title: { fontFamily: family.name, fontSize: 26, lineHeight: 32 },
  heading: { fontFamily: family.heading, fontSize: 20, lineHeight: 26 },
  body: { fontFamily: family.text, fontSize: 17, lineHeight: 24 },
  strong: { fontFamily: family.bold, fontSize: 17, lineHeight: 24 },
  quiet: { fontFamily: family.text, fontSize: 15, lineHeight: 21 },
  small: { fontFamily: family.text, fontSize: 13, lineHeight: 18 },
  mainLabel: { fontFamily: family.bold, fontSize: 19, lineHeight: 24 },
  label: { fontFamily: family.bold, fontSize: 17, lineHeight: 22 },
  /** A name or a choice in a small place. */
  tag: { fontFamily: family.bold, fontSize: 16, lineHeight: 21 },
  /** A number that stands alone. */
  numeral: { fontFamily: family.heading, fontSize: 22, lineHeight: 28 },
  /** Numbers in columns or that change in place: all digits have the same width. */
  figure: { fontFamily: family.bold, fontSize: 17, lineHeight: 22, fontVariant: ['tabular-nums'] },
} as const satisfies Record<string, Kind>;

export type TypeName = keyof typeof type;
