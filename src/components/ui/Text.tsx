import { type ComponentRef, type Ref, useContext } from 'react';
import { Text as Plain, StyleSheet, type TextProps, type TextStyle } from 'react-native';
import { textScale } from './theme/text-scale';
import type { Theme } from './theme/theme';
import { type TypeName, type } from './theme/type';
import { TypeSizeContext } from './theme/type-size';
import { useTheme } from './theme/use-theme';

/** The theme's colours for text. */
export type Tone = {
  [Key in keyof Theme]: Theme[Key] extends string ? Key : never;
}[keyof Theme];

interface Props extends TextProps {
  /** A colour of the theme. */
  readonly tone?: Tone;
  readonly ref?: Ref<ComponentRef<typeof Plain>>;
}

interface HeadingProps extends Props {
  /** Overrides the size of this level. */
  readonly kind?: TypeName;
  readonly level?: 1 | 2 | 3 | 4;
}

type Styles = Readonly<Record<TypeName, TextStyle>>;

const made = new Map<number, Styles>();

/** The styles of all kinds at this size. */
function stylesAt(size: number): Styles {
  const known = made.get(size);
  if (known) return known;
  const styles: Styles = StyleSheet.create(size === 1 ? type : sized(size));
  made.set(size, styles);
  return styles;
}

const sized = (size: number): Styles => {
  const entries = Object.entries(type).map(([name, { fontSize, lineHeight, ...rest }]) => [
    name,
    { ...rest, fontSize: Math.round(fontSize * size), lineHeight: Math.round(lineHeight * size) },
  ]);
  return Object.fromEntries(entries);
};

/** Text of one of the kinds in `type`. The components below choose a kind. */
export function Text({ kind = 'body', tone = 'text', style, ...rest }: Props & { readonly kind?: TypeName }) {
  const theme = useTheme();
  // Phones hold this limit themselves.
  const scale = Math.min(textScale, rest.maxFontSizeMultiplier ?? textScale);
  const styles = stylesAt(useContext(TypeSizeContext) * scale);
  return <Plain {...rest} style={[styles[kind], { color: theme[tone] }, style]} />;
}

/** The title of a screen. */
export function Title({ level = 1, ...rest }: HeadingProps) {
  return <Text kind="title" role="heading" aria-level={level} {...rest} />;
}

/** A heading within a screen. */
export function Heading({ level = 2, ...rest }: HeadingProps) {
  return <Text kind="heading" role="heading" aria-level={level} {...rest} />;
}

export function Body(props: Props) {
  return <Text kind="body" {...props} />;
}

/** Less prominent text. */
export function Quiet(props: Props) {
  return <Text kind="quiet" tone="quiet" {...props} />;
}

/** A number that stands alone. */
export function Numeral(props: Props) {
  return <Text kind="numeral" {...props} />;
}

/** A number in a column, or one that changes in place. */
export function Figure(props: Props) {
  return <Text kind="figure" {...props} />;
}
