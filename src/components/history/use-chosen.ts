import { useCallback, useState } from 'react';
import type { AsideGame, SavedGame } from '../../stores/saves/saves';

/** The game with the open sheet. */
interface Chosen {
  readonly id: string;
  readonly changedAt: number;
  /** Null for a game that can't be read. */
  readonly saved: SavedGame | null;
  readonly asking: boolean;
}

export function useChosen() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  return {
    chosen,
    more: useCallback((saved: SavedGame) => {
      const { id, changedAt } = saved;
      setChosen({ id, changedAt, saved, asking: false });
    }, []),
    askAside: useCallback(({ id, changedAt }: AsideGame) => {
      setChosen({ id, changedAt, saved: null, asking: true });
    }, []),
    ask: () => setChosen((now) => now && { ...now, asking: true }),
    close: () => setChosen(null),
  };
}
