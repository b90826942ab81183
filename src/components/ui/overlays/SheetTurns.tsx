import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { Platform } from 'react-native';
import { realClock } from '../../../net/clock';
import { type SheetsInTurn, sheetsInTurn } from './sheets-in-turn';

const TurnsContext = createContext<SheetsInTurn | null>(null);

/** A queue of sheets. iOS does not show a sheet while another one is visible or fades out. */
export function SheetTurns({ children }: { readonly children: ReactNode }) {
  const [turns] = useState(() => (Platform.OS === 'ios' ? sheetsInTurn(realClock) : null));
  return <TurnsContext value={turns}>{children}</TurnsContext>;
}

/** Whether an open sheet can be shown now. */
export function useTurn(open: boolean): boolean {
  const turns = useContext(TurnsContext);
  const [mine, setMine] = useState(false);
  useLayoutEffect(() => {
    if (!open || !turns) return;
    const leave = turns.enter(() => setMine(true));
    return () => {
      setMine(false);
      leave();
    };
  }, [open, turns]);
  return open && (mine || !turns);
}
