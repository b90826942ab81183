import { useLingui } from '@lingui/react/macro';
import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';
import type { AnyFace, Controls, Happening, Say, Tray } from '../games/face';
import { createShowing, type Showing } from './showing';
import { useTable } from './TableContext';

const FaceContext = createContext<{ readonly face: AnyFace; readonly showing: Showing } | null>(null);

export function FaceProvider({ face, children }: { readonly face: AnyFace; readonly children: ReactNode }) {
  const say = useSay();
  const value = useMemo(() => ({ face, showing: createShowing(face, say) }), [face, say]);
  return <FaceContext value={value}>{children}</FaceContext>;
}

function useFaceContext() {
  const context = useContext(FaceContext);
  if (!context) throw new Error('There is no game around this component.');
  return context;
}

export const useFace = (): AnyFace => useFaceContext().face;

/** Says lines in the player's language; another function when the language changes. */
export function useSay(): Say {
  const { i18n } = useLingui();
  return useCallback((line) => i18n._(line), [i18n]);
}

/** A part of what is in the tray; nothing lies in the tray of a game that has none. */
export function useTray<T>(select: (tray: Tray) => T): T {
  const { showing } = useFaceContext();
  return useTable((table) => select(showing.tray(table) ?? NO_TRAY));
}

const NO_TRAY: Tray = { dice: [], thrown: [], pickable: false };

/** A part of what there is to do. */
export function useControls<T>(select: (controls: Controls<unknown>) => T): T {
  const { showing } = useFaceContext();
  return useTable((table) => select(showing.controls(table)));
}

/** What is recommended, as it is called on a button; '' if nothing is. */
export function useAdvice(): string {
  const { showing } = useFaceContext();
  return useTable((table) => showing.advice(table));
}

/** What happened last, in a sentence; '' where there is nothing to tell. It is told when its dice lie. */
export function useNarration(again: boolean): string {
  const face = useFace();
  const say = useSay();
  const seats = useTable((table) => table.seats);
  const happening: Happening<unknown, unknown> | null = useTable((table) =>
    table.flying ? null : table.last,
  );
  return useMemo(() => {
    if (!happening) return '';
    const names = seats.map(({ name }) => name);
    return (again && face.narrateAgain ? face.narrateAgain : face.narrate)(happening, names, say) ?? '';
  }, [face, again, happening, seats, say]);
}
