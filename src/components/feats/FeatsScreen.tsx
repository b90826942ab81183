import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { featsOf } from '../../engine/feats';
import { games } from '../../engine/games';
import type { FoundFeats } from '../../stores/people/feats';
import type { Person } from '../../stores/people/person';
import { emblems } from '../games/emblems';
import type { GameWish } from '../statistics/use-gathered';
import { Card } from '../ui/Card';
import { Choice } from '../ui/controls/Choice';
import { Heading, Quiet } from '../ui/Text';
import { space, wideScreen } from '../ui/theme/measures';
import { FeatRow } from './FeatRow';
import { featWords } from './feat-words';

interface Props {
  readonly persons: readonly Person[];
  /** The id of the person whose feats are shown; null if there are no persons. */
  readonly person: string | null;
  readonly found: FoundFeats;
  readonly onPerson: (id: string) => void;
}

/** The feats of a person in each game: those that were found, and those that were not. */
export function FeatsScreen({ persons, person, found, onPerson }: Props) {
  const { t, i18n } = useLingui();
  const wide = useWindowDimensions().width >= wideScreen;
  const [wish, setWish] = useState<GameWish>('all');
  const shown = wish === 'all' ? games : games.filter(({ id }) => id === wish);
  return (
    <View style={styles.all}>
      <Quiet>{t`Things worth having done once. They are found by themselves, also in the games that you have played already.`}</Quiet>
      {persons.length > 1 && person !== null && (
        <Choice
          label={t`Whose feats`}
          value={person}
          onChange={onPerson}
          options={persons.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <Choice
        label={t`Which games`}
        value={wish}
        onChange={setWish}
        options={[
          { value: 'all', label: t`All games` },
          ...games.map(({ id }) => ({ value: id, label: t(emblems[id].name) })),
        ]}
      />
      <View style={wide ? styles.pairs : styles.all}>
        {shown.map(({ id }) => {
          const own = found.get(id);
          const name = t(emblems[id].name);
          const done = i18n.number(own?.size ?? 0);
          const all = i18n.number(featsOf[id].length);
          return (
            <Card key={id} style={[styles.card, wide && styles.half]}>
              <View style={styles.head}>
                <Heading>{name}</Heading>
                <Quiet>{t`${done} of ${all}`}</Quiet>
              </View>
              <View role="list" aria-label={name} style={styles.list}>
                {featsOf[id].map((feat) => {
                  const words = featWords[id][feat.id];
                  return words && <FeatRow key={feat.id} words={words} found={own?.get(feat.id) ?? null} />;
                })}
              </View>
            </Card>
          );
        })}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  all: { gap: space.large },
  pairs: { flexDirection: 'row', flexWrap: 'wrap', gap: space.large },
  half: { flexGrow: 1, flexBasis: '45%' },
  card: { gap: space.medium },
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space.medium,
  },
  list: { gap: space.medium },
});
