import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';
import { useApp } from '../../../stores/app/AppContext';
import { isTonight, lastEvening } from '../../../stores/people/evenings';
import { usePeople } from '../../people/use-people';
import { distributions } from '../../statistics/counters';
import { EveningPlayers } from '../../statistics/EveningCard';
import { Heading } from '../../ui/Text';
import { space } from '../../ui/theme/measures';

/** The wins of this evening, from its second game on. */
export function Tonight() {
  const { t } = useLingui();
  const { results, today } = useApp();
  const persons = usePeople((people) => people.persons);
  const all = useStore(results.store, (state) => state.results);
  const [updated, setUpdated] = useState(false);
  useEffect(() => {
    let active = true;
    void results.update(distributions).then(() => active && setUpdated(true));
    return () => {
      active = false;
    };
  }, [results]);
  const evening = useMemo(() => (all && updated ? lastEvening(all, persons) : null), [all, updated, persons]);
  if (!evening || evening.games.length < 2 || !isTonight(evening, today())) return null;
  return (
    <View style={styles.tonight}>
      <Heading level={3}>{t`Tonight`}</Heading>
      <EveningPlayers evening={evening} label={t`Tonight`} />
    </View>
  );
}

const styles = StyleSheet.create({ tonight: { gap: space.small } });
