import { useLingui } from '@lingui/react/macro';
import { createContext, useCallback, useContext, useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { AnyFace, Controls, Happening, Moment, Say, Tray } from '../face';
import { momentOf } from './moment';
import { useTable } from './TableContext';

const FaceContext = createContext<AnyFace | null>(null);
export const FaceProvider = FaceContext.Provider;

export function useFace(): AnyFace {
  const face = useContext(FaceContext);
  if (!face) throw new Error('There is no game around this component.');
  return face;
}

/** Says lines in the player's language; another function when the language changes. */
export function useSay(): Say {
  const { i18n } = useLingui();
  return useCallback((line) => i18n._(line), [i18n]);
}

function useMoment(): Moment<unknown, unknown> {
  const parts = useTable(
    useShallow(({ board, state, seats, seat, turn, draft, picked, last, flying, over, cover }) => ({
      board,
      state,
      seats,
      seat: cover === null ? seat : null,
      turn,
      draft,
      picked,
      last,
      flying,
      over,
    })),
  );
  return useMemo(() => momentOf(parts), [parts]);
}

export function useTray(): Tray {
  const face = useFace();
  const say = useSay();
  const moment = useMoment();
  return useMemo(() => face.tray(moment, say), [face, moment, say]);
}

export function useControls(): Controls<unknown> {
  const face = useFace();
  const say = useSay();
  const moment = useMoment();
  return useMemo(() => face.controls(moment, say), [face, moment, say]);
}

/** What happened last, in a sentence; '' where there is nothing to tell. It is told when its dice lie. */
export function useTold(): string {
  const face = useFace();
  const say = useSay();
  const seats = useTable((table) => table.seats);
  const happening: Happening<unknown, unknown> | null = useTable((table) =>
    table.flying ? null : table.last,
  );
  return useMemo(() => {
    if (!happening) return '';
    const names = seats.map(({ name }) => name);
    return face.tell(happening, names, say) ?? '';
  }, [face, happening, seats, say]);
}
