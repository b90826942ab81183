import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';
import { useApp } from '../../stores/app/AppContext';
import { type NewFeats, newFeats } from '../../stores/people/feats';
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
  const { results, runSteps, trace } = useApp();
  const table = useTableId();
  const game = useTable((state) => gameIdOf(state.game.id));
  const persons = usePeople((people) => people.persons);
  // The result brings them up to date: see Tonight.
  const all = useStore(results.store, (state) => state.results);
  const [first, setFirst] = useState<NewFeats | null>(null);
  useEffect(() => {
    if (!all || table === null) return;
    let active = true;
    runSteps(newFeats(all, persons, table)).then(
      ([found = null]) => active && setFirst(found),
      (error: unknown) => trace.tell({ kind: 'caught', where: 'statistics', error }),
    );
    return () => {
      active = false;
    };
  }, [all, persons, table, runSteps, trace]);
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
