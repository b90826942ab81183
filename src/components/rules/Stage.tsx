import type { ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { LiveText } from '../ui/access/LiveText';
import { ownColours } from '../ui/access/own-colours';
import { radius, space } from '../ui/theme/measures';
import { useTheme } from '../ui/theme/use-theme';
import { AROUND_STAGE, evenLines } from './even-lines';
import { useDieSize } from './use-die-size';

interface Props {
  readonly children: ReactNode;
  /** The last event, or why it was refused. */
  readonly said: string;
}

/** A small table on a rules page. */
export function Stage({ children, said }: Props) {
  const { felt, wood } = useTheme();
  return (
    <View {...ownColours} style={[styles.stage, { backgroundColor: felt, borderColor: wood }]}>
      {children}
      <View style={styles.said}>
        <LiveText role="status" kind="quiet" tone="onFelt" style={styles.words}>
          {said}
        </LiveText>
      </View>
    </View>
  );
}

interface SideProps {
  readonly children: ReactNode;
  /** A smaller gap: six dice fit in one line of a small phone. */
  readonly close?: boolean;
  /** So many dice: where one line has no room for them, all lines have equally many. */
  readonly dice?: number;
}

/** Puts dice or buttons side by side. */
export function Side({ children, close = false, dice = 0 }: SideProps) {
  const { width } = useWindowDimensions();
  const size = useDieSize();
  const gap = close ? space.hair : space.small;
  const maxWidth = evenLines({ count: dice, size, gap }, width - AROUND_STAGE);
  // Dice that can be picked are wider.
  const most = maxWidth !== undefined && { maxWidth: maxWidth + 2 * PICKED };
  return <View style={[styles.side, { gap }, most]}>{children}</View>;
}

/** What a die that can be picked has around it. */
const PICKED = 12;

/** A sheet of paper or a card on the stage. */
export function Paper({ children }: { readonly children: ReactNode }) {
  const { card, shadow } = useTheme();
  return <View style={[styles.paper, { backgroundColor: card, boxShadow: shadow }]}>{children}</View>;
}

const styles = StyleSheet.create({
  stage: {
    alignItems: 'center',
    gap: space.medium,
    paddingHorizontal: space.small,
    paddingTop: space.large,
    paddingBottom: space.small,
    borderWidth: 4,
    borderRadius: 26,
  },
  side: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
  },
  paper: { alignSelf: 'stretch', padding: space.small, gap: space.tiny, borderRadius: radius.medium },
  // Room for two lines, so that little moves when the text changes.
  said: { minHeight: 44, justifyContent: 'center' },
  words: { textAlign: 'center' },
});
