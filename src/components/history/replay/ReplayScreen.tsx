import { useLingui } from '@lingui/react/macro';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { Replay } from '../../../stores/table/replay';
import { useFace } from '../../table/FaceContext';
import { useArrangement } from '../../table/frame/arrangement';
import { Narration } from '../../table/frame/Narration';
import { SeatsStrip } from '../../table/frame/SeatsStrip';
import { IconButton } from '../../ui/controls/IconButton';
import { space, column as widest } from '../../ui/theme/measures';
import { useTheme } from '../../ui/theme/use-theme';
import { ReplayBar } from './ReplayBar';
import { ReplayTray } from './ReplayTray';
import { usePlayback } from './use-playback';

interface Props {
  readonly replay: Replay;
  readonly onBack: () => void;
}

/** The replay of a game: tray and boards as in the game, and controls for its moves. */
export function ReplayScreen({ replay, onBack }: Props) {
  const { t } = useLingui();
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const { Board, tray } = useFace();
  const { sideways, trayHeight, column } = useArrangement();
  const playback = usePlayback(replay);
  const sides = { paddingLeft: insets.left, paddingRight: insets.right, paddingBottom: insets.bottom };
  const board = (
    <ScrollView style={styles.fill} contentContainerStyle={styles.board}>
      <Board />
    </ScrollView>
  );
  return (
    <View style={[styles.fill, { backgroundColor: theme.page }]}>
      <View
        role="banner"
        style={[
          styles.band,
          { backgroundColor: theme.band, borderBottomColor: theme.wood },
          { paddingTop: insets.top + space.tiny },
          { paddingLeft: insets.left + space.tiny, paddingRight: insets.right + space.tiny },
        ]}
      >
        <IconButton icon="back" label={t`Back`} tone="onBand" onPress={onBack} />
        <SeatsStrip />
      </View>
      {sideways ? (
        <View role="main" style={[styles.sideways, sides]}>
          <ScrollView style={[styles.beside, { width: column }]} contentContainerStyle={styles.column}>
            <View>
              {tray && <ReplayTray height={trayHeight} />}
              <Narration inReplay />
            </View>
            <ReplayBar {...playback} />
          </ScrollView>
          {board}
        </View>
      ) : (
        <View role="main" style={[styles.upright, sides]}>
          {tray && (
            <View style={styles.tray}>
              <ReplayTray height={trayHeight} />
            </View>
          )}
          <Narration inReplay />
          {board}
          <ReplayBar {...playback} />
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  band: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.tiny,
    paddingBottom: space.tiny,
    borderBottomWidth: 3,
  },
  board: { flexGrow: 1, justifyContent: 'center', padding: space.small },
  upright: { flex: 1, width: '100%', maxWidth: widest, alignSelf: 'center' },
  tray: { paddingHorizontal: space.small, paddingTop: space.small },
  sideways: { flex: 1, flexDirection: 'row' },
  beside: { flexGrow: 0 },
  column: {
    flexGrow: 1,
    justifyContent: 'space-between',
    paddingLeft: space.small,
    paddingTop: space.small,
  },
});
