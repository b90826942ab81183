import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ownPerson } from '../../stores/people/person';
import { ReadingProgress } from '../history/ReadingProgress';
import { usePeople } from '../people/use-people';
import { Notice } from '../ui/overlays/Notice';
import { Screen } from '../ui/Screen';
import { FeatsScreen } from './FeatsScreen';
import { useFoundFeats } from './use-found-feats';

interface Props {
  /** The id of the person whose feats are shown first. */
  readonly person: string | null;
  readonly onBack: () => void;
}

/** Looks for feats in all games and shows them. */
export default function FeatsLoader({ person, onBack }: Props) {
  const { t } = useLingui();
  const people = usePeople((all) => all);
  const [chosen, setChosen] = useState(person);
  const { persons } = people;
  const who = persons.find(({ id }) => id === chosen) ?? ownPerson(people) ?? persons[0] ?? null;
  const look = useFoundFeats(who);
  return (
    <Screen title={t`Feats`} onBack={onBack}>
      {look.kind === 'trouble' && (
        <Notice
          urgent
          text={t`The games can’t be read right now.`}
          action={{ label: t`Try again`, onPress: look.again }}
        />
      )}
      {look.kind === 'looking' && look.of > 0 && <ReadingProgress {...look} />}
      {look.kind === 'done' && (
        <FeatsScreen persons={persons} person={who?.id ?? null} found={look.figures} onPerson={setChosen} />
      )}
    </Screen>
  );
}
