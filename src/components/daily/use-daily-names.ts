import { useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { alikeNames } from '../../net/session/names';
import { useApp } from '../../stores/app/AppContext';
import { ownPerson } from '../../stores/people/person';
import { usePeople } from '../people/use-people';
import { botNames } from '../set-up/chairs';

/** The names at a game with the dice of a day: of this phone's person, and of the expert. */
export function useDailyNames(): readonly [own: string, opponent: string] {
  const { t } = useLingui();
  const { ownName } = useApp();
  const person = usePeople(ownPerson);
  const typed = useStore(ownName.store, ({ name }) => name);
  const number = 1;
  const own = person?.name ?? (typed || t`Player ${number}`);
  return [own, botNames.find((name) => !alikeNames(name, own)) ?? ''];
}
