import { diceReasons } from '../../src/engine/chance';
import { draftReasons } from '../../src/engine/draft';
import { games } from '../../src/engine/games';
import { lastDie } from '../../src/engine/last-die';
import { checkOpening, matchReasons } from '../../src/engine/match';
import { recordReasons } from '../../src/engine/record';
import { about, type Refusal, sentence } from '../../src/engine/refusal';
import { languages } from '../../src/i18n/languages';
import { refusalText } from '../../src/i18n/refusal';
import { tableReasons } from '../../src/net/session/table-reasons';
import { speaking } from '../support/words';

const every: readonly Refusal[] = [
  ...games.map(({ reasons }) => reasons),
  matchReasons,
  diceReasons,
  draftReasons,
  recordReasons,
  tableReasons,
].flatMap((list) => Object.values(list));

/** A refusal with a value for every placeholder, as the app creates it. */
function filled(reason: Refusal): Refusal {
  const names = [...reason.text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return about(reason, Object.fromEntries(names.map((name, at) => [name, 7 + at])));
}

test('English has the texts of the engine', () => {
  const english = speaking('en');
  expect(every.map((reason) => refusalText(english, filled(reason)))).toEqual(
    every.map((reason) => sentence(filled(reason))),
  );
});

test.each(languages.filter((language) => language !== 'en'))(
  '%s says every reason in its own words',
  (language) => {
    const i18n = speaking(language);
    for (const reason of every.map(filled)) {
      const said = refusalText(i18n, reason);
      expect(said).not.toBe(sentence(reason));
      expect(said).toMatch(/^.+\.$/);
      for (const value of Object.values(reason.values ?? {})) expect(said).toContain(String(value));
    }
  },
);

test('values are filled in, those of a real refusal too', () => {
  const refusal = checkOpening(lastDie, 9, lastDie.options.defaults);
  if (!refusal) throw new Error('nine seats are too many');
  expect(refusalText(speaking('de'), refusal)).toBe('Dieses Spiel ist für 2 bis 6 Personen.');
});

test('a refusal that no catalogue has is shown in English', () => {
  const unknown = {
    code: 'other.reason',
    rule: 'X1',
    text: 'There are {count} of them.',
    values: { count: 3 },
  };
  expect(refusalText(speaking('it'), unknown)).toBe('There are 3 of them.');
});
