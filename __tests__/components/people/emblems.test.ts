import { emblemPaths } from '../../../src/components/people/emblem-paths';
import { emblemWords } from '../../../src/components/people/person-words';
import { personEmblems } from '../../../src/stores/people/person';

test('each emblem has an outline and a name of its own', () => {
  expect(new Set(personEmblems.map((emblem) => emblemPaths[emblem])).size).toBe(personEmblems.length);
  expect(new Set(personEmblems.map((emblem) => emblemWords[emblem].id)).size).toBe(personEmblems.length);
});
