import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { People } from '../../stores/people/person';
import { LiveText } from '../ui/access/LiveText';
import { Card } from '../ui/Card';
import { Button } from '../ui/controls/Button';
import { Press, wash } from '../ui/controls/Press';
import { rowStyles } from '../ui/controls/row-styles';
import { Icon } from '../ui/Icon';
import { Notice } from '../ui/overlays/Notice';
import { Screen } from '../ui/Screen';
import { Body, Heading, Quiet } from '../ui/Text';
import { space } from '../ui/theme/measures';
import { useTheme } from '../ui/theme/use-theme';
import { NewPersonSheet } from './NewPersonSheet';
import { PlayerName } from './PlayerName';
import type { Imported } from './use-people-file';
import type { Persons } from './use-persons';

interface Props {
  readonly people: Persons;
  readonly onPerson: (id: string) => void;
  readonly onExport: () => void;
  readonly onImport: () => void;
  /** What the last import has brought, or why it has not. */
  readonly imported: Imported | null;
  /** Why the last export has failed. */
  readonly problem: string | undefined;
  readonly onBack: () => void;
}

/** The persons of this phone, and the file that takes them to another phone. */
export function PeopleScreen({ people, onPerson, onExport, onImport, imported, problem, onBack }: Props) {
  const { t } = useLingui();
  const [adding, setAdding] = useState(false);
  const { persons } = people;
  return (
    <Screen title={t`People on this phone`} onBack={onBack}>
      <Card>
        {persons.length === 0 ? (
          <Body>{t`Add everyone who plays here often. Then a tap seats them, and their games are counted.`}</Body>
        ) : (
          <PeopleList people={people} onPerson={onPerson} />
        )}
        <Button
          kind={persons.length === 0 ? 'main' : 'plain'}
          wide
          icon="add"
          label={t`New person`}
          onPress={() => setAdding(true)}
        />
      </Card>
      <Card>
        <Heading>{t`To another phone`}</Heading>
        <Quiet>{t`A file holds all people and the results of their games. There is no account: the file is only where you put it.`}</Quiet>
        <View style={styles.buttons}>
          {persons.length > 0 && <Button icon="share" label={t`Save as a file`} onPress={onExport} />}
          <Button icon="add" label={t`Bring in a file`} onPress={onImport} />
        </View>
        {problem !== undefined && <Notice urgent text={problem} />}
        {imported?.ok === false && <Notice urgent text={imported.text} />}
        <LiveText>{imported?.ok ? imported.text : ''}</LiveText>
      </Card>
      {adding && (
        <NewPersonSheet people={people} onAdded={() => setAdding(false)} onClose={() => setAdding(false)} />
      )}
    </Screen>
  );
}

function PeopleList({
  people,
  onPerson,
}: {
  readonly people: People;
  readonly onPerson: (id: string) => void;
}) {
  const { t } = useLingui();
  const theme = useTheme();
  const { persons, own } = people;
  const count = persons.length;
  return (
    <View role="list" aria-label={t`${plural(count, { one: '# person', other: '# people' })}`}>
      {persons.map((person) => (
        <View key={person.id} role="listitem">
          <Press
            role="button"
            onPress={() => onPerson(person.id)}
            style={(state) => [rowStyles.row, { backgroundColor: wash(state, theme) }]}
          >
            <View style={rowStyles.words}>
              <PlayerName name={person.name} person={person} size={36} strong />
              {person.id === own && <Quiet style={styles.own}>{t`This is my phone`}</Quiet>}
            </View>
            <Icon name="forward" colour={theme.quiet} size={20} />
          </Press>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  own: { marginLeft: 36 + space.small, marginTop: -space.tiny },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
});
