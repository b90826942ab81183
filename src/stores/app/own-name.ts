import { createStore, type StoreApi } from 'zustand/vanilla';
import { decentName } from '../../net/session/names';
import type { Storage } from '../../storage/storage';

/** The name that the owner of this phone has typed last; empty if there is none yet. */
export interface OwnName {
  readonly store: StoreApi<{ readonly name: string }>;
  /** Remembers a name. Nothing happens if no visible character is in it. */
  keep(name: string): void;
}

const KEY = 'own-name';

export async function openOwnName(storage: Storage): Promise<OwnName> {
  const text = await storage.read(KEY).catch(() => null);
  const store = createStore(() => ({ name: decentName(text ?? '') }));
  return {
    store,
    keep(typed) {
      const name = decentName(typed);
      if (name === '' || name === store.getState().name) return;
      store.setState({ name });
      // A name that can't be stored still holds until the app closes.
      storage.write(KEY, name).catch(() => {});
    },
  };
}
