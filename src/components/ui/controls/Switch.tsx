import { StyleSheet, View } from 'react-native';
import { ownColours } from '../access/own-colours';
import { Icon } from '../Icon';
import { radius } from '../theme/measures';
import { useTheme } from '../theme/use-theme';
import { Press, wash } from './Press';
import { type RowText, RowWords } from './RowWords';
import { rowStyles } from './row-styles';

interface Props extends RowText {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** A list row that is on or off. The whole row is the switch. */
export function Switch({ on, onChange, ...text }: Props) {
  const theme = useTheme();
  const track = on ? theme.chosen : theme.edge;
  return (
    <Press
      role="switch"
      aria-checked={on}
      onPress={() => onChange(!on)}
      style={(state) => [rowStyles.row, { backgroundColor: wash(state, theme) }]}
    >
      <RowWords {...text} />
      <View
        {...ownColours}
        style={[styles.track, { backgroundColor: on ? track : theme.sunken, borderColor: track }]}
      >
        <View style={[styles.knob, on && styles.on, { backgroundColor: on ? theme.onChosen : theme.edge }]}>
          {on && <Icon fixed name="check" colour={theme.chosen} size={16} />}
        </View>
      </View>
    </Press>
  );
}

const styles = StyleSheet.create({
  track: { width: 52, padding: 2, borderWidth: 2, borderRadius: radius.round },
  knob: { width: 22, height: 22, alignItems: 'center', justifyContent: 'center', borderRadius: radius.round },
  on: { alignSelf: 'flex-end' },
});
