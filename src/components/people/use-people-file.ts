import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useApp } from '../../stores/app/AppContext';
import {
  type FileProblem,
  mergedPeople,
  peopleFileText,
  readPeopleFile,
} from '../../stores/people/people-file';
import { distributions } from '../statistics/counters';
import { pickText } from '../ui/pick-text';
import { shareFile } from '../ui/share-file';

/** The end of an import, in words. */
export interface Imported {
  readonly ok: boolean;
  readonly text: string;
}

interface PeopleFileHook {
  readonly imported: Imported | null;
  readonly problem: string | undefined;
  readonly onExport: () => void;
  readonly onImport: () => void;
}

/** Saves the persons and their results as a file, and brings such a file in. */
export function usePeopleFile(): PeopleFileHook {
  const { t } = useLingui();
  const { people, results, today, trace } = useApp();
  const [imported, setImported] = useState<Imported | null>(null);
  const [failed, setFailed] = useState(false);
  const reasons: Readonly<Record<FileProblem, string>> = {
    other: t`This is not a file of people. Choose the one that was saved here or on another phone.`,
    broken: t`This file is damaged, so nothing was brought in. Save it again on the other phone.`,
    newer: t`A newer version of Knobel has saved this file. Update the app on this phone first.`,
    large: t`This file is too large for this phone.`,
  };
  const caught = (error: unknown): void => trace.tell({ kind: 'caught', where: 'people', error });

  async function save(): Promise<void> {
    await results.update(distributions);
    const { results: all, trouble } = results.store.getState();
    if (!all || trouble) throw new Error('The results are not known.');
    await shareFile('knobel-people.json', 'application/json', peopleFileText(people.store.getState(), all));
  }

  async function bringIn(): Promise<Imported | null> {
    const text = await pickText();
    if (text === null) return null;
    const file = readPeopleFile(text);
    if (typeof file === 'string') return { ok: false, text: reasons[file] };
    const merged = mergedPeople(people.store.getState(), file, today());
    if (!merged) return { ok: false, text: reasons.large };
    await results.update(distributions);
    // The results first: without their persons they are only names, and the import can be repeated.
    const games = await results.bring(file.results);
    await people.replace(merged);
    const persons = file.persons.length;
    const who = t`${plural(persons, { one: '# person', other: '# people' })}`;
    const what = t`${plural(games, { one: '# new game', other: '# new games' })}`;
    return { ok: true, text: t`Brought in: ${who}, ${what}.` };
  }

  return {
    imported,
    problem: failed ? t`The file could not be saved.` : undefined,
    onExport: () => {
      setFailed(false);
      save().catch((error: unknown) => {
        caught(error);
        setFailed(true);
      });
    },
    onImport: () => {
      bringIn().then(
        (done) => done && setImported(done),
        (error: unknown) => {
          caught(error);
          setImported({ ok: false, text: t`This file can’t be read. Nothing was changed.` });
        },
      );
    },
  };
}
