import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { Replay } from '../../../stores/table/replay';
import { Composed, TypeForWindow } from '../../table/frame/Composed';
import { Narration } from '../../table/frame/Story';
import { TopBar } from '../../table/frame/TopBar';
import { useSourcesTitle } from '../../table/result/use-sources-title';
import { IconButton } from '../../ui/controls/IconButton';
import { useTheme } from '../../ui/theme/use-theme';
import { PointsSheet } from './PointsSheet';
import { ReplayBar } from './ReplayBar';
import { ReplayTray } from './ReplayTray';
import { usePlayback } from './use-playback';

interface Props {
  readonly replay: Replay;
  /** The move that is played first; null if none is. */
  readonly first: number | null;
  /** The places of a game that is over, by seat. */
  readonly places: readonly number[] | null;
  readonly onBack: () => void;
  /** Missing for a game that can't be judged. */
  readonly onLookBack?: () => void;
}

/** The replay of a game: tray and boards as in the game, and controls for its moves. */
export function ReplayScreen({ replay, first, places, onBack, onLookBack }: Props) {
  const { t } = useLingui();
  const theme = useTheme();
  const playback = usePlayback(replay, first);
  const { width, height } = useWindowDimensions();
  // Upright the seats need the band. Sideways the controls share a column with the tray.
  const sideways = width > height;
  const title = useSourcesTitle();
  const [points, setPoints] = useState(false);
  const showPoints = () => {
    // They are those of the end.
    playback.goTo(replay.length);
    setPoints(true);
  };
  const result = places && (
    <IconButton icon="trophy" label={title} tone={sideways ? 'onBand' : 'text'} onPress={showPoints} />
  );
  return (
    <View style={[styles.screen, { backgroundColor: theme.page }]}>
      <TypeForWindow>
        <TopBar onBack={onBack} title={t`Move by move`}>
          {sideways && result}
          {onLookBack && <IconButton icon="curve" label={t`Look back`} tone="onBand" onPress={onLookBack} />}
        </TopBar>
        <Composed
          tray={(height) => <ReplayTray height={height} />}
          story={<Narration inReplay />}
          actions={<ReplayBar {...playback}>{!sideways && result}</ReplayBar>}
        />
      </TypeForWindow>
      {points && places && <PointsSheet places={places} onClose={() => setPoints(false)} />}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
});
