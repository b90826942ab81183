import type { Ref } from 'react';
import { StyleSheet, type View } from 'react-native';
import { Icon } from '../Icon';
import { Text, type Tone } from '../Text';
import type { IconName } from '../theme/icons';
import { radius, space } from '../theme/measures';
import type { Theme } from '../theme/theme';
import { useReducedMotion, useTheme } from '../theme/use-theme';
import { Press, type PressState, wash } from './Press';

export type ButtonKind = 'main' | 'plain' | 'quiet' | 'danger';

interface Props {
  readonly label: string;
  readonly onPress: () => void;
  /** `main` is the next step. A screen has one. */
  readonly kind?: ButtonKind;
  readonly icon?: IconName;
  /** The action is not possible now. `onPress` is still called, to say why. */
  readonly disabled?: boolean;
  /** The label for screen readers. It begins with the visible label. */
  readonly spoken?: string;
  /** Uses the full width, up to what a hand and an eye take for a button. */
  readonly wide?: boolean;
  readonly ref?: Ref<View>;
}

/**
 * Labels are large already. They grow less than other text, so that they keep their words whole; and the main one less than the
 * others, to about the same size.
 */
const MOST_MAIN = 1.6;
const MOST = 1.75;

const WIDEST = 520;

export function Button({ label, kind = 'plain', icon, disabled = false, spoken, wide, ...rest }: Props) {
  const theme = useTheme();
  const still = useReducedMotion();
  const ink = inks[kind];
  return (
    <Press
      {...rest}
      role="button"
      aria-label={spoken ?? label}
      aria-disabled={disabled}
      style={(state) => [
        styles.button,
        kind === 'main' && styles.main,
        wide && styles.wide,
        ground(theme, kind, state),
        disabled && styles.disabled,
        state.pressed && !still && styles.down,
      ]}
    >
      {icon && <Icon name={icon} colour={theme[ink]} size={kind === 'main' ? 24 : 22} />}
      <Text
        kind={kind === 'main' ? 'mainLabel' : 'label'}
        maxFontSizeMultiplier={kind === 'main' ? MOST_MAIN : MOST}
        tone={ink}
        style={styles.label}
      >
        {label}
      </Text>
    </Press>
  );
}

const inks = {
  main: 'onAccent',
  plain: 'text',
  quiet: 'accentText',
  danger: 'danger',
} as const satisfies Record<ButtonKind, Tone>;

function ground(theme: Theme, kind: ButtonKind, state: PressState) {
  switch (kind) {
    case 'main':
      return { backgroundColor: theme.accent, opacity: state.pressed ? 0.84 : state.hovered ? 0.93 : 1 };
    case 'plain':
      return {
        backgroundColor: state.pressed ? theme.sunken : state.hovered ? theme.raised : theme.card,
        borderColor: theme.edge,
        borderWidth: 1.5,
      };
    case 'quiet':
      return { backgroundColor: wash(state, theme) };
    case 'danger':
      return { backgroundColor: wash(state, theme), borderColor: theme.danger, borderWidth: 1.5 };
  }
}

const styles = StyleSheet.create({
  button: {
    // In a row that wraps, a long label wraps within the button.
    maxWidth: '100%',
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.small,
    paddingHorizontal: space.large,
    paddingVertical: space.small,
    borderRadius: radius.medium,
  },
  // With forced colours the border is the only outline of the button.
  main: {
    borderWidth: 1.5,
    borderColor: 'transparent',
    minHeight: 54,
    paddingHorizontal: space.wide,
    borderRadius: radius.large,
  },
  wide: { alignSelf: 'center', width: '100%', maxWidth: WIDEST },
  label: { flexShrink: 1, textAlign: 'center' },
  disabled: { opacity: 0.5 },
  down: { transform: [{ scale: 0.98 }] },
});
