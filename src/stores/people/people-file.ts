import { hasTwins, parseJson } from '../../engine/json';
import { fieldsOf, listOf, textOf } from '../../engine/options';
import { alikeNames } from '../../net/session/names';
import { type GameResult, readResult, resultJson } from './game-result';
import { matchingOf } from './matching';
import { MOST_PERSONS, type People, type Person, personNamed, readPersons, withFormer } from './person';

/** Goes up when older versions of the app could not read the file. */
const VERSION = 1;
/** In characters: ten thousand games need half of it. */
const LONGEST = 8_000_000;
const MOST_RESULTS = 20_000;

/** The content of a file of persons: who they are, and the results of their games. */
export interface PeopleFile {
  readonly persons: readonly Person[];
  readonly own: string | null;
  readonly results: readonly GameResult[];
}

/** Why a file can't be imported: it is not one of persons, it is damaged, a newer app wrote it, or it has too much. */
export const fileProblems = ['other', 'broken', 'newer', 'large'] as const;
export type FileProblem = (typeof fileProblems)[number];

/** Writes the persons and the finished games in which one of them played. Counts of dice and feats stay: they belong to the phone. */
export function peopleFileText({ persons, own }: People, results: readonly GameResult[]): string {
  const matching = matchingOf(persons);
  const theirs = results.filter(
    ({ over, seats, at }) => over && matching(seats, at).some((person) => person !== null),
  );
  const lines = theirs.map((result) =>
    JSON.stringify(resultJson({ ...result, counts: new Map(), feats: [] })),
  );
  const head = JSON.stringify({ knobelPeople: VERSION, persons, own }).slice(0, -1);
  return `${head},"results":[\n${lines.join(',\n')}\n]}\n`;
}

/** Reads such a file, all of it or nothing. */
export function readPeopleFile(text: string): PeopleFile | FileProblem {
  if (text.length > LONGEST) return 'large';
  const json = parseJson(text);
  if (typeof json !== 'object' || json === null || !('knobelPeople' in json)) {
    // A file of ours that was cut off is no JSON any more.
    return json === undefined && text.trimStart().startsWith('{"knobelPeople"') ? 'broken' : 'other';
  }
  if (typeof json.knobelPeople === 'number' && json.knobelPeople > VERSION) return 'newer';
  if (hasTwins(text)) return 'broken';
  const fields = fieldsOf(json, ['knobelPeople', 'persons', 'own', 'results']);
  const persons = readPersons(fields?.get('persons'));
  const results = listOf(fields?.get('results'), readResult);
  if (json.knobelPeople !== VERSION || !persons || !results) return 'broken';
  return results.length > MOST_RESULTS ? 'large' : { persons, own: textOf(fields?.get('own')), results };
}

/**
 * The persons of this phone together with those of a file. The same person, by id or by name, stays as this phone knows them; the
 * other name becomes a former one, so that the games under it count. Null if they would be too many.
 */
export function mergedPeople(here: People, file: PeopleFile, now: number): People | null {
  let persons = here.persons;
  for (const person of file.persons) {
    const known = persons.find(({ id }) => id === person.id) ?? personNamed(persons, person.name);
    if (!known) persons = [...persons, person];
    else {
      const own = [known, ...known.former].map(({ name }) => name);
      const more = [...person.former, { name: person.name, until: now }].filter(
        ({ name }) => !own.some((each) => alikeNames(each, name)) && !personNamed(persons, name),
      );
      if (more.length > 0)
        persons = persons.map((each) =>
          each === known ? { ...each, former: withFormer(each.former, more) } : each,
        );
    }
  }
  const own = here.own ?? persons.find(({ id }) => id === file.own)?.id ?? null;
  return persons.length > MOST_PERSONS ? null : { persons, own };
}
