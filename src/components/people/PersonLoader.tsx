import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useApp } from '../../stores/app/AppContext';
import { useGathered } from '../statistics/use-gathered';
import { Screen } from '../ui/Screen';
import { Body } from '../ui/Text';
import { PersonScreen } from './PersonScreen';
import { usePeople } from './use-people';

interface Props {
  readonly id: string;
  readonly onFeats: () => void;
  readonly onBack: () => void;
}

/** A person's page, over the stores. */
export default function PersonLoader({ id, onFeats, onBack }: Props) {
  const { t } = useLingui();
  const { people, trace } = useApp();
  const { persons, own } = usePeople((all) => all);
  const gathered = useGathered();
  const [failed, setFailed] = useState(false);
  const person = persons.find((each) => each.id === id);
  if (!person)
    return (
      <Screen title={t`People on this phone`} onBack={onBack}>
        <Body>{t`This person is not on this phone any more.`}</Body>
      </Screen>
    );

  /** Resolves with whether the change was kept. */
  async function kept(change: Promise<unknown>): Promise<boolean> {
    const done = await change.then(
      (result) => result !== false,
      (error: unknown) => {
        trace.tell({ kind: 'caught', where: 'people', error });
        return false;
      },
    );
    setFailed(!done);
    return done;
  }
  const remove = async () => {
    if (await kept(people.remove(id))) onBack();
  };
  return (
    <PersonScreen
      person={person}
      persons={persons}
      player={
        gathered.kind === 'done' ? (gathered.figures.players.find(({ key }) => key === id) ?? null) : null
      }
      own={own === id}
      problem={failed ? t`This could not be kept on this phone.` : null}
      onChange={({ name, colour, emblem }) => kept(people.change(id, { name, colour, emblem }))}
      onOwn={(mine) => void kept(people.setOwn(mine ? id : null))}
      onDelete={() => void remove()}
      onFeats={onFeats}
      onBack={onBack}
    />
  );
}
