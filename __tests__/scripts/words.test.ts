import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { updateWords, type Wish } from '../../scripts/words/update';
import { languages } from '../../src/i18n/languages';

let root: string;

/** A project with one screen and one game, which have only the texts of a test. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'knobel-words-test-'));
  for (const folder of [
    'app',
    'src/components',
    'src/engine',
    'src/net',
    'src/storage',
    'src/stores',
    'src/i18n/locales',
  ])
    mkdirSync(join(root, folder), { recursive: true });
  cpSync('lingui.config.cjs', join(root, 'lingui.config.cjs'));
  says('Roll');
  refuses('This row is full.');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const put = (path: string, text: string) => writeFileSync(join(root, path), text);
const read = (path: string) => readFileSync(join(root, path), 'utf8');

function says(text: string): void {
  put(
    'src/components/Screen.tsx',
    `import { Trans } from "@lingui/react/macro";\nexport const a = () => <Trans>${text}</Trans>;\n`,
  );
}

function refuses(text: string): void {
  put('src/engine/reasons.ts', `export const no = reasons('game', { full: ['G1', '${text}'] });\n`);
}

async function words(wish: Partial<Wish> = {}) {
  const { content, lines } = await updateWords(root, { check: false, clean: false, ...wish });
  return { content, said: lines.join('\n') };
}

/** Translates every text that has no translation. */
function translate(): void {
  for (const language of languages.filter((each) => each !== 'en')) {
    const path = `src/i18n/locales/${language}.po`;
    put(path, read(path).replace(/^(msgid ".+")\nmsgstr ""$/gm, `$1\nmsgstr "${language}!"`));
  }
}

test('words go from code to catalogue to module; the check passes when all are translated', async () => {
  expect((await words()).said).toContain('de: 2 messages, 2 missing');
  expect(read('src/i18n/locales/de.po')).toContain('#. G1: This row is full.');
  expect((await words({ check: true })).content).toBe(false);

  translate();
  expect((await words({ check: true })).said).toContain('src/i18n/locales/de.ts');
  expect((await words()).content).toBe(true);
  expect(await words({ check: true })).toMatchObject({ content: true });
  expect(read('src/i18n/locales/de.ts')).toContain('"game.full": ["de!"]');
});

describe('with everything translated', () => {
  beforeEach(async () => {
    await words();
    translate();
    await words();
  });

  test('a new text is missing, and the old one is obsolete until the clean-up', async () => {
    says('Throw');
    expect((await words()).said).toMatch(/de: 2 messages, 1 missing, 1 no longer said/);
    expect(read('src/i18n/locales/de.po')).toContain('#~ msgid "Roll"');
    translate();
    await words();
    expect((await words({ check: true })).content).toBe(false);
    await words({ clean: true });
    expect((await words({ check: true })).content).toBe(true);
  });

  test('a reason with another sentence needs a new translation', async () => {
    refuses('This row is closed.');
    expect((await words()).said).toContain('de: 2 messages, 1 missing');
    expect(read('src/i18n/locales/de.ts')).toContain('"game.full": ["This row is closed."]');
  });

  test('a bare string fails the check', async () => {
    put('app/index.tsx', 'export default () => <Text>Home</Text>;\n');
    const { content, said } = await words({ check: true });
    expect(content).toBe(false);
    expect(said).toContain('app/index.tsx:1: "Home"');
  });

  test('a file that cannot be read loses no words', async () => {
    const before = read('src/i18n/locales/de.po');
    put('src/components/Screen.tsx', 'export const a = <');
    const told = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect((await words()).content).toBe(false);
    expect(told).toHaveBeenCalledWith(expect.stringContaining('Screen.tsx'));
    told.mockRestore();
    expect(read('src/i18n/locales/de.po')).toBe(before);
  });
});
