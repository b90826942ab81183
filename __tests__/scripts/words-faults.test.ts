import { compile } from '../../scripts/words/compile';
import { faultsOf } from '../../scripts/words/faults';

const said = (translation: string) => ({ a: { translation } });
const wrong = (english: string, translation: string) => faultsOf(said(translation), said(english)).wrong;

test('a text without a translation is missing, an unused one is obsolete', () => {
  const source = { ...said('Roll'), b: { translation: 'Undo' } };
  const messages = {
    a: { translation: '' },
    b: { translation: 'Zurück' },
    c: { translation: 'Alt', obsolete: true },
  };
  expect(faultsOf(messages, source)).toEqual({ missing: ['Roll'], obsolete: ['Alt'], wrong: [] });
});

test.each([
  ['{name} rolls', '{name} würfelt'],
  ['{n, plural, one {# die} other {# dice}}', '{n, plural, one {# dé} many {# de dés} other {# dés}}'],
  ['Read <0>the rules</0> of {name}', '{name}: <0>Regeln</0>'],
  ["It isn't {name}'s turn", "Ce n'est pas le tour de {name}"],
])('"%s" may be "%s"', (english, translation) => {
  expect(wrong(english, translation)).toEqual([]);
});

test.each([
  ['a value that is lost', '{name} rolls', 'Es wird gewürfelt'],
  ['a value by another name', '{name} rolls', '{Name} würfelt'],
  [
    'a value lost in one number',
    '{n, plural, one {# of {all}} other {# of {all}}}',
    '{n, plural, other {#}}',
  ],
  ['a tag that is lost', 'Read <0>the rules</0>', 'Lies die Regeln'],
  ['a brace that stays open', '{name} rolls', '{name würfelt'],
])('%s is wrong', (_, english, translation) => {
  expect(wrong(english, translation)).not.toEqual([]);
});

test('a module has English for missing translations, and no obsolete text', () => {
  const source = {
    ...said('Roll {n}'),
    b: { translation: 'Undo' },
    c: { translation: 'Gone', obsolete: true },
  };
  const text = compile('de', { b: { translation: 'Zurück' } }, source);
  expect(text).toContain('  "a": ["Roll ",["n"]],\n  "b": ["Zurück"],\n};');
});
