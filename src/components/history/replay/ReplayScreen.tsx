import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import type { Replay } from '../../../stores/table/replay';
import { Composed, TypeForWindow } from '../../table/frame/Composed';
import { Narration } from '../../table/frame/Story';
import { TopBar } from '../../table/frame/TopBar';
import { IconButton } from '../../ui/controls/IconButton';
import { useTheme } from '../../ui/theme/use-theme';
import { ReplayBar } from './ReplayBar';
import { ReplayTray } from './ReplayTray';
import { usePlayback } from './use-playback';

interface Props {
  readonly replay: Replay;
  readonly onBack: () => void;
  /** Missing for a game that can't be judged. */
  readonly onLookBack?: () => void;
}

/** The replay of a game: tray and boards as in the game, and controls for its moves. */
export function ReplayScreen({ replay, onBack, onLookBack }: Props) {
  const { t } = useLingui();
  const theme = useTheme();
  const playback = usePlayback(replay);
  return (
    <View style={[styles.screen, { backgroundColor: theme.page }]}>
      <TypeForWindow>
        <TopBar onBack={onBack}>
          {onLookBack && <IconButton icon="curve" label={t`Look back`} tone="onBand" onPress={onLookBack} />}
        </TopBar>
        <Composed
          tray={(height) => <ReplayTray height={height} />}
          story={<Narration inReplay />}
          actions={<ReplayBar {...playback} />}
        />
      </TypeForWindow>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
});
