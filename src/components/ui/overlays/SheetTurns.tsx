import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { Platform } from 'react-native';
import { realClock } from '../../../net/clock';
import { type SheetsInTurn, sheetsInTurn } from './sheets-in-turn';

const TurnsContext = createContext<SheetsInTurn | null>(null);

/** iOS never shows a sheet that comes while another one is there, or fades out. In here they wait for each other. */
export function SheetTurns({ children }: { readonly children: ReactNode }) {
  const [turns] = useState(() => (Platform.OS === 'ios' ? sheetsInTurn(realClock) : null));
  return <TurnsContext value={turns}>{children}</TurnsContext>;
}

/** Whether a sheet that is open can be shown now. */
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
