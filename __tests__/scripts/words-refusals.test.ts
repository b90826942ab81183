import { readFileSync } from 'node:fs';
import { asMessage, refusalsIn } from '../../scripts/words/refusals';
import { sourcesIn } from '../../scripts/words/sources';
import { games } from '../../src/engine/games';
import { sentence } from '../../src/engine/refusal';

const declared = (text: string) => refusalsIn([{ path: 'src/engine/new/reasons.ts', text }]);

test('every reason of every game is found', () => {
  const found = refusalsIn(sourcesIn('.', 'src/engine'));
  const texts = new Map(found.map(({ code, rule, text }) => [code, `${rule} ${text}`]));
  for (const reason of games.flatMap((game) => Object.values(game.reasons))) {
    expect(texts.get(reason.code)).toBe(`${reason.rule} ${reason.text}`);
  }
});

test('a new list is found without registration', () => {
  const text = `export const no = reasons('new', { full: ['N1', 'Full.'], 'too-late': ["N2", "It's too late."] });`;
  expect(declared(text)).toEqual([
    { code: 'new.full', rule: 'N1', text: 'Full.', path: 'src/engine/new/reasons.ts' },
    { code: 'new.too-late', rule: 'N2', text: "It's too late.", path: 'src/engine/new/reasons.ts' },
  ]);
});

test.each([
  ["reasons('new', list)", 'a list from elsewhere'],
  ['reasons(scope, {})', 'a scope from elsewhere'],
  ["reasons('new', { full: ['N1', text] })", 'a sentence from elsewhere'],
  ["reasons('new', { ...others })", 'a list within a list'],
])('%s is refused: %s could not be translated', (call) => {
  expect(() => declared(`export const no = ${call};`)).toThrow('src/engine/new/reasons.ts:1');
});

test('a brace without a value stays a brace', () => {
  expect(asMessage('Entry {entry} is {"seat"}.')).toBe(`Entry {entry} is '{'"seat"'}'.`);
});

test('the texts in the English catalogue are those of the engine', () => {
  const catalogue = readFileSync('src/i18n/locales/en.po', 'utf8');
  for (const reason of games.flatMap((game) => Object.values(game.reasons))) {
    expect(catalogue).toContain(
      `msgid "${reason.code}"\nmsgstr ${JSON.stringify(asMessage(sentence(reason)))}`,
    );
  }
});
