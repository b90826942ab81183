import { act, screen } from '@testing-library/react-native';
import { type Language, languages } from '../../../../src/i18n/languages';
import type { BluetoothAccess } from '../../../../src/net/transports/bluetooth/access';
import { READINESS, type Readiness } from '../../../../src/net/transports/bluetooth/readiness';
import { handBluetooth } from '../../../support/bluetooth';
import { showInvite, showNearby, texts } from './support';

type AsksFor = BluetoothAccess['asksFor'];

/** The lines that a screen shows only in this state of Bluetooth. */
async function saysBecause(
  readiness: Readiness,
  asksFor: AsksFor,
  language: Language,
  which: 'join' | 'invite',
): Promise<readonly string[]> {
  const bluetooth = handBluetooth('ready', asksFor);
  if (which === 'join') await showNearby(bluetooth, { language });
  else await showInvite(bluetooth, { language, only: true });
  const before = new Set(texts());
  act(() => bluetooth.turn(readiness));
  const said = texts().filter((text) => !before.has(text));
  screen.unmount();
  return said;
}

const JARGON = /GATT|MTU|\bBLE\b|advertis|periph|périph|perifer|UUID/i;

describe.each(['join', 'invite'] as const)('in every language, to %s', (which) => {
  const cases = READINESS.filter((readiness) => readiness !== 'ready').flatMap((readiness) =>
    (['bluetooth', 'nearby-devices', 'location'] as const).map((asksFor) => [readiness, asksFor] as const),
  );
  test.each(cases)(
    '%s, %s has a sentence of its own, and no word of the trade',
    async (readiness, asksFor) => {
      const said = new Map<Language, readonly string[]>();
      for (const language of languages)
        said.set(language, await saysBecause(readiness, asksFor, language, which));
      const lines = [...said.values()];
      const inEnglish = said.get('en') ?? [];
      // A title, a sentence and a button; or only a sentence.
      const count = ['unsupported', 'starting'].includes(readiness) ? 1 : 3;
      expect(lines.map(({ length }) => length)).toEqual(languages.map(() => count));
      // Splits lines into sentences: a line may have several.
      const sentences = lines.flat().flatMap((line) => line.split(/(?<=[.?]) /));
      expect(sentences).toEqual([...new Set(sentences)]);
      expect(lines.flat().filter((line) => JARGON.test(line))).toEqual([]);
      expect(inEnglish.join(' ')).toMatch(/Bluetooth/);
    },
  );
});
