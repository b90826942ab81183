import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { LiveText } from '../ui/access/LiveText';
import { ownColours } from '../ui/access/own-colours';
import { radius, space } from '../ui/theme/measures';
import { useTheme } from '../ui/theme/use-theme';

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
}

/** Puts dice or buttons side by side. */
export function Side({ children, close = false }: SideProps) {
  return <View style={[styles.side, close && styles.close]}>{children}</View>;
}

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
    gap: space.small,
  },
  close: { gap: space.hair },
  paper: { alignSelf: 'stretch', padding: space.small, gap: space.tiny, borderRadius: radius.medium },
  // Room for two lines, so that little moves when the text changes.
  said: { minHeight: 44, justifyContent: 'center' },
  words: { textAlign: 'center' },
});
