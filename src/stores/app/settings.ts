import { createStore, type StoreApi } from 'zustand/vanilla';
import { parseJson } from '../../engine/json';
import { languages } from '../../i18n/languages';
import type { Storage } from '../../storage/storage';
import { type Pace, paces } from '../table/pace';

export const languageChoices = ['system', ...languages] as const;
export const themeChoices = ['system', 'light', 'dark'] as const;

export interface Settings {
  readonly language: (typeof languageChoices)[number];
  readonly theme: (typeof themeChoices)[number];
  readonly pace: Pace;
  readonly sound: boolean;
  readonly haptics: boolean;
  /** Shaking the phone throws the dice. */
  readonly shake: boolean;
  /** At a table, letters on a keyboard stand for buttons. */
  readonly keys: boolean;
  /** Reduces motion even if the system does not ask for it. False leaves it to the system. */
  readonly reducedMotion: boolean;
  /** Somebody has thrown by a swipe, and has seen how dice are moved: nobody needs to be shown. */
  readonly knowsSwipe: boolean;
  readonly knowsMove: boolean;
}

export const defaultSettings: Settings = {
  language: 'system',
  theme: 'system',
  pace: 'usual',
  sound: true,
  haptics: true,
  shake: true,
  keys: true,
  reducedMotion: false,
  knowsSwipe: false,
  knowsMove: false,
};

const KEY = 'settings';

export interface SettingsStore {
  readonly store: StoreApi<Settings>;
  change(part: Partial<Settings>): void;
}

/** Opens the player's settings. Every change is stored. */
export async function openSettings(storage: Storage): Promise<SettingsStore> {
  const text = await storage.read(KEY).catch(() => null);
  const store = createStore<Settings>(() => readSettings(text));
  return {
    store,
    change(part) {
      store.setState(part);
      // A setting that can't be stored still holds until the app closes.
      storage.write(KEY, JSON.stringify(store.getState())).catch(() => {});
    },
  };
}

/** Reads stored settings. A field that is missing or not valid gets its default. */
export function readSettings(text: string | null): Settings {
  const json = text === null ? null : parseJson(text);
  const fields = new Map<string, unknown>(
    typeof json === 'object' && json !== null ? Object.entries(json) : [],
  );
  const from = <T>(choices: readonly T[], name: keyof Settings, usual: T): T =>
    choices.find((each) => each === fields.get(name)) ?? usual;
  const yesNo = (name: keyof Settings, usual: boolean) => from([true, false], name, usual);
  const usual = defaultSettings;
  return {
    language: from(languageChoices, 'language', usual.language),
    theme: from(themeChoices, 'theme', usual.theme),
    pace: from(paces, 'pace', usual.pace),
    sound: yesNo('sound', usual.sound),
    haptics: yesNo('haptics', usual.haptics),
    shake: yesNo('shake', usual.shake),
    keys: yesNo('keys', usual.keys),
    reducedMotion: yesNo('reducedMotion', usual.reducedMotion),
    knowsSwipe: yesNo('knowsSwipe', usual.knowsSwipe),
    knowsMove: yesNo('knowsMove', usual.knowsMove),
  };
}
