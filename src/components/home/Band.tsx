import { StyleSheet, Text, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useText } from '../../i18n/useText';
import { useTheme } from '../ui/useTheme';

/** The app's name on felt, with the edge of the table below. */
export function Band() {
  const { app } = useText();
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  return (
    <View
      style={[
        styles.band,
        { backgroundColor: theme.band, borderBottomColor: theme.wood, paddingTop: insets.top + 20 },
      ]}
    >
      <View style={[styles.words, { paddingLeft: insets.left + 16, paddingRight: insets.right + 16 }]}>
        <Text role="heading" aria-level={1} style={[styles.name, { color: theme.onBand }]}>
          {app.name}
        </Text>
        <Text style={[styles.line, { color: theme.onBandQuiet }]}>{app.line}</Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  band: { paddingBottom: 18, borderBottomWidth: 4 },
  words: { width: '100%', maxWidth: 960, alignSelf: 'center', gap: 2 },
  name: { fontSize: 32, lineHeight: 40, fontWeight: '800' },
  line: { fontSize: 16, lineHeight: 22 },
});
