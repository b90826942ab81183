import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Halo } from '../../../../board-kit/Halo';
import { Anchor } from '../../../../lesson/Anchor';
import { edgeColours } from '../../../../ui/access/own-colours';
import { Press } from '../../../../ui/controls/Press';
import { Icon } from '../../../../ui/Icon';
import { radius } from '../../../../ui/theme/measures';
import { useReducedMotion, useTheme } from '../../../../ui/theme/use-theme';
import { CARD_PADDING } from '../layout';

/** `possible`: it may be chosen now. `hint`: it is recommended. `chosen`: it is chosen in the draft. */
export type CardMood = 'rest' | 'possible' | 'hint' | 'chosen';

interface Props {
  /** The card's number and content, for screen readers. */
  readonly label: string;
  readonly width: number;
  readonly mood: CardMood;
  /** It can't be chosen now. A tap only shows the refusal. */
  readonly idle?: boolean;
  /** Without it the card is not a button. */
  readonly onPress?: (() => void) | undefined;
  /** The card is a checkbox, one of several. */
  readonly ticked?: boolean;
  /** The name by which a lesson points here. */
  readonly anchor?: string;
  readonly children: ReactNode;
}

/** The paper of a card. The whole card is one button. */
export function CardFrame({ label, width, mood, idle = false, onPress, ticked, anchor, children }: Props) {
  const { t } = useLingui();
  const theme = useTheme();
  const still = useReducedMotion();
  const edge = { rest: theme.line, possible: theme.glow, hint: theme.glow, chosen: theme.text }[mood];
  const lit = mood === 'possible' || mood === 'hint';
  const paper = [
    styles.paper,
    { width, backgroundColor: theme.card, borderColor: edge },
    { boxShadow: lit ? `0 0 0 3px ${theme.glowSoft}, ${theme.shadow}` : theme.shadow },
    mood === 'chosen' && { boxShadow: theme.shadowHigh },
    mood === 'chosen' && !still && styles.lifted,
  ];
  const seal = mood === 'chosen' && (
    <View style={[styles.seal, { backgroundColor: theme.good }]}>
      <Icon fixed name="check" size={14} colour={theme.onGood} />
    </View>
  );
  const faint = mood === 'rest' ? edgeColours : {};
  const state = () => {
    if (mood === 'hint') return t`recommended`;
    // Screen readers announce the state of a checkbox themselves.
    if (ticked !== undefined || !onPress) return '';
    if (mood === 'chosen') return t`chosen`;
    return idle ? '' : t`possible`;
  };
  const spoken = [label, state()].filter((part) => part !== '').join('. ');
  if (!onPress)
    return (
      <View accessible role="img" aria-label={spoken} style={paper} {...faint}>
        {children}
      </View>
    );
  return (
    <Press
      role={ticked === undefined ? 'button' : 'checkbox'}
      aria-label={spoken}
      aria-disabled={idle}
      {...(ticked !== undefined && { 'aria-checked': ticked })}
      onPress={onPress}
      {...faint}
      style={({ pressed, hovered }) => [paper, (pressed || hovered) && { backgroundColor: theme.raised }]}
    >
      {children}
      {seal}
      {mood === 'hint' && <Halo icon="hint" radius={radius.medium} />}
      {anchor !== undefined && <Anchor name={anchor} radius={radius.medium} />}
    </Press>
  );
}

const styles = StyleSheet.create({
  paper: { borderRadius: radius.medium, borderWidth: 2, padding: CARD_PADDING - 2, gap: 4 },
  lifted: { transform: [{ translateY: -3 }] },
  seal: {
    position: 'absolute',
    top: -12,
    right: -8,
    width: 22,
    height: 22,
    borderRadius: 11,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
