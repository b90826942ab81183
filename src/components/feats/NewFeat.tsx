import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';
import { useApp } from '../../stores/app/AppContext';
import { newFeats } from '../../stores/people/feats';
import { gameIdOf } from '../history/game-id-of';
import { usePeople } from '../people/use-people';
import { useTable } from '../table/TableContext';
import { useTableId } from '../table/TableIdContext';
import { Quiet } from '../ui/Text';
import { space } from '../ui/theme/measures';
import { FeatPicture } from './FeatPicture';
import { featWords } from './feat-words';

/** In the result of a game: one line about a feat that was done for the first time. Nothing if there is none. */
export function NewFeat() {
  const { t } = useLingui();
  const { results } = useApp();
  const table = useTableId();
  const game = useTable((state) => gameIdOf(state.game.id));
  const persons = usePeople((people) => people.persons);
  // The result brings them up to date: see Tonight.
  const all = useStore(results.store, (state) => state.results);
  const first = useMemo(
    () => (all && table ? (newFeats(all, persons, table)[0] ?? null) : null),
    [all, persons, table],
  );
  const words = game && first ? featWords[game][first.feats[0] ?? ''] : null;
  if (!words) return null;
  const { line, ...picture } = words;
  const feat = t(line);
  const name = first?.who?.name;
  return (
    <View style={styles.line}>
      <FeatPicture {...picture} found />
      <Quiet style={styles.words}>
        {name ? t`For the first time, ${name}: ${feat}` : t`For the first time: ${feat}`}
      </Quiet>
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.medium },
  words: { flex: 1 },
});
