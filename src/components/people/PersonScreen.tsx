import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { Person, PersonLook } from '../../stores/people/person';
import type { Player } from '../../stores/people/tallies';
import { Card } from '../ui/Card';
import { Button } from '../ui/controls/Button';
import { IconButton } from '../ui/controls/IconButton';
import { ListRow } from '../ui/controls/ListRow';
import { Switch } from '../ui/controls/Switch';
import { Notice } from '../ui/overlays/Notice';
import { Screen } from '../ui/Screen';
import { Heading, Quiet } from '../ui/Text';
import { space, wideScreen } from '../ui/theme/measures';
import { AgainstCard } from './AgainstCard';
import { DeletePersonSheet } from './DeletePersonSheet';
import { PersonGames } from './PersonGames';
import { PersonSheet } from './PersonSheet';
import { PersonToken } from './PersonToken';
import { StreakCard } from './StreakCard';

interface Props {
  readonly person: Person;
  readonly persons: readonly Person[];
  /** The person's results; null until they are known. */
  readonly player: Player | null;
  /** Whether this is the person's phone. */
  readonly own: boolean;
  /** Why the last change could not be kept. */
  readonly problem: string | null;
  /** Resolves with whether the look was kept. */
  readonly onChange: (look: PersonLook) => Promise<boolean>;
  readonly onOwn: (own: boolean) => void;
  readonly onDelete: () => void;
  readonly onFeats: () => void;
  readonly onBack: () => void;
}

/** A person: how it goes in each game and against each other person, and what can be changed. */
export function PersonScreen(props: Props) {
  const { person, persons, player, own, problem, onChange, onOwn, onDelete, onFeats, onBack } = props;
  const { t } = useLingui();
  const wide = useWindowDimensions().width >= wideScreen;
  const [sheet, setSheet] = useState<'edit' | 'delete' | null>(null);
  const close = () => setSheet(null);
  const { name } = person;
  const change = async (look: PersonLook) => {
    if (await onChange(look)) close();
  };
  const column = wide ? styles.half : styles.column;
  return (
    <Screen
      title={name}
      onBack={onBack}
      actions={
        <IconButton icon="edit" label={t`Change ${name}`} tone="onBand" onPress={() => setSheet('edit')} />
      }
    >
      <View style={styles.head}>
        <PersonToken {...person} size={88} />
      </View>
      {player && player.played > 0 ? (
        <View style={wide ? styles.columns : styles.column}>
          <View style={column}>
            <StreakCard player={player} />
            <PersonGames player={player} />
          </View>
          <View style={column}>
            <AgainstCard player={player} />
          </View>
        </View>
      ) : (
        player && (
          <Card>
            <Heading>{t`No finished game yet`}</Heading>
            <Quiet>{t`Games in which ${name} has played are counted here.`}</Quiet>
          </Card>
        )
      )}
      <Card>
        <ListRow icon="trophy" label={t`Feats`} line={t`Things worth having done once.`} onPress={onFeats} />
        <Switch
          icon="phone"
          label={t`This is my phone`}
          line={t`Inviting and joining begin with this name.`}
          on={own}
          onChange={onOwn}
        />
        {sheet === null && problem !== null && <Notice urgent text={problem} />}
      </Card>
      <View style={styles.delete}>
        <Button kind="danger" icon="trash" label={t`Delete ${name}`} onPress={() => setSheet('delete')} />
      </View>
      {sheet === 'edit' && (
        <PersonSheet
          title={t`Change ${name}`}
          persons={persons}
          id={person.id}
          look={person}
          problem={problem}
          onDone={(look) => void change(look)}
          onClose={close}
        />
      )}
      {sheet === 'delete' && (
        <DeletePersonSheet person={person} problem={problem} onDelete={onDelete} onClose={close} />
      )}
    </Screen>
  );
}

const styles = StyleSheet.create({
  head: { alignItems: 'center' },
  columns: { flexDirection: 'row', alignItems: 'flex-start', gap: space.large },
  column: { gap: space.large },
  half: { flex: 1, gap: space.large },
  delete: { alignItems: 'center' },
});
