/** What each key does, by its character in lower case. */
export type Keys = Readonly<Record<string, () => void>>;

/** Does nothing: only browsers report the keys of the table. */
export function useKeyPresses(_keys: Keys, _on: boolean): void {}
