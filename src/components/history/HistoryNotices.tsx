import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';
import type { History } from '../../stores/saves/history';
import { Notice } from '../ui/overlays/Notice';
import { space } from '../ui/theme/measures';
import { ReadingProgress } from './ReadingProgress';

/** Up to this many games are read too fast to show progress. */
const FEW = 20;

/** Above the list: errors, and the progress of reading the games. */
export function HistoryNotices({ history }: { readonly history: History }) {
  const { t } = useLingui();
  const progress = useStore(history.store, (state) => state.progress);
  const trouble = useStore(history.store, (state) => state.trouble);
  const looking = progress !== null && progress.of > FEW;
  if (!trouble && !looking) return null;
  return (
    <View style={styles.notices}>
      {trouble && (
        <Notice
          urgent
          text={
            trouble === 'reading'
              ? t`The games can’t be read right now.`
              : t`This game can’t be deleted right now.`
          }
          action={{ label: t`Try again`, onPress: history.look }}
        />
      )}
      {looking && <ReadingProgress {...progress} />}
    </View>
  );
}

const styles = StyleSheet.create({
  notices: { gap: space.medium },
});
