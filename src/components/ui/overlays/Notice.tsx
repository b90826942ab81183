import { StyleSheet, View } from 'react-native';
import { alerting } from '../access/alerting';
import { useAnnounced } from '../access/use-announced';
import { Button } from '../controls/Button';
import { Icon } from '../Icon';
import { Body } from '../Text';
import { radius, space } from '../theme/measures';
import { useTheme } from '../theme/use-theme';

interface Props {
  readonly text: string;
  /** An error. Screen readers announce it at once. */
  readonly urgent?: boolean;
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

/** A message that stays until its cause is gone. */
export function Notice({ text, urgent = false, action }: Props) {
  const theme = useTheme();
  useAnnounced(text, { arriving: true });
  const edge = urgent ? theme.danger : theme.glow;
  return (
    <View
      {...(urgent ? alerting : waiting)}
      style={[styles.notice, { backgroundColor: theme.card, borderColor: edge }]}
    >
      <View style={styles.line}>
        <Icon name={urgent ? 'warning' : 'info'} colour={edge} />
        <Body style={styles.words}>{text}</Body>
      </View>
      {action && (
        <View style={styles.action}>
          <Button kind="quiet" label={action.label} onPress={action.onPress} />
        </View>
      )}
    </View>
  );
}

const waiting = { role: 'status', 'aria-live': 'polite' } as const;

const styles = StyleSheet.create({
  notice: {
    paddingHorizontal: space.large,
    paddingVertical: space.medium,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.medium,
    borderWidth: 1.5,
    borderRadius: radius.medium,
  },
  line: { flexDirection: 'row', flexGrow: 1, flexShrink: 1, flexBasis: 240, gap: space.medium },
  words: { flex: 1 },
  action: { marginLeft: 'auto', marginRight: -space.small },
});
