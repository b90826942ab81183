import { StyleSheet } from 'react-native';
import { Icon } from '../Icon';
import type { Tone } from '../Text';
import type { IconName } from '../theme/icons';
import { radius } from '../theme/measures';
import { useTheme } from '../theme/use-theme';
import { Press, wash } from './Press';

interface Props {
  readonly icon: IconName;
  /** The action in words. */
  readonly label: string;
  readonly onPress: () => void;
  readonly disabled?: boolean;
  readonly tone?: Tone;
}

/** A button with an icon only. */
export function IconButton({ icon, label, onPress, disabled = false, tone = 'text' }: Props) {
  const theme = useTheme();
  return (
    <Press
      role="button"
      aria-label={label}
      aria-disabled={disabled}
      onPress={onPress}
      style={(state) => [styles.button, { backgroundColor: wash(state, theme) }, disabled && styles.disabled]}
    >
      <Icon name={icon} colour={theme[tone]} />
    </Press>
  );
}

const styles = StyleSheet.create({
  button: { alignItems: 'center', justifyContent: 'center', borderRadius: radius.round },
  disabled: { opacity: 0.45 },
});
