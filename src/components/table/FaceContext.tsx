import { useLingui } from '@lingui/react/macro';
import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';
import { peopleHere } from '../../stores/table/handover';
import type { AnyFace, Controls, Say, Tray } from '../games/face';
import { happeningsOf } from './happenings';
import { createShowing, type Showing } from './showing';
import { useTable, useTableActions } from './TableContext';

interface FaceValue {
  readonly face: AnyFace;
  readonly showing: Showing;
  /** People throw real dice and tap in what fell. */
  readonly realDice: boolean;
}

const FaceContext = createContext<FaceValue | null>(null);

interface Props {
  readonly face: AnyFace;
  readonly realDice?: boolean;
  readonly children: ReactNode;
}

export function FaceProvider({ face, realDice = false, children }: Props) {
  const say = useSay();
  const value = useMemo(() => ({ face, showing: createShowing(face, say), realDice }), [face, say, realDice]);
  return <FaceContext value={value}>{children}</FaceContext>;
}

function useFaceContext() {
  const context = useContext(FaceContext);
  if (!context) throw new Error('There is no game around this component.');
  return context;
}

export const useFace = (): AnyFace => useFaceContext().face;

export const useRealDice = (): boolean => useFaceContext().realDice;

/**
 * Returns a function that puts a message into the player's language. The function changes with the language.
 */
export function useSay(): Say {
  const { i18n } = useLingui();
  const { locale } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: i18n stays the same object in another language
  return useCallback((line) => i18n._(line), [i18n, locale]);
}

/** Selects a part of the tray. A game without a tray gives an empty one. */
export function useTray<T>(select: (tray: Tray) => T): T {
  const { showing } = useFaceContext();
  return useTable((table) => select(showing.tray(table) ?? NO_TRAY));
}

const NO_TRAY: Tray = { dice: [], thrown: [], pickable: false };

/** Selects a part of the controls: what the player in turn can do. */
export function useControls<T>(select: (controls: Controls<unknown>) => T): T {
  const { showing } = useFaceContext();
  return useTable((table) => select(showing.controls(table)));
}

/** Returns a function that reads the controls when it is called. */
export function useControlsNow(): () => Controls<unknown> {
  const { showing } = useFaceContext();
  const { store } = useTableActions();
  return useCallback(() => showing.controls(store.getState()), [showing, store]);
}

/** The label of the recommended action; '' if nothing is recommended. */
export function useAdvice(): string {
  const { showing } = useFaceContext();
  return useTable((table) => showing.advice(table));
}

/** Why the action is recommended; '' if nothing is. */
export function useReason(): string {
  const { showing } = useFaceContext();
  return useTable((table) => showing.reason(table));
}

/**
 * A sentence about the last entry; '' if there is nothing to report. It appears when the dice have come to
 * rest, and not while entries pass too fast to be read or heard.
 */
export function useNarration(inReplay: boolean): string {
  const face = useFace();
  const say = useSay();
  const seats = useTable((table) => table.seats);
  const { played } = useTableActions();
  const happening = useTable((table) => (table.flying || table.hurrying ? null : table.last));
  return useMemo(() => {
    if (!happening) return '';
    const names = seats.map(({ name }) => name);
    if (inReplay && face.narrateInReplay) return face.narrateInReplay(happening, names, say);
    // The match may already hold entries that are not shown yet.
    const earlier = () => happeningsOf(played()).slice(0, happening.index);
    return face.narrate(happening, names, say, earlier, inReplay ? [] : peopleHere(seats)) ?? '';
  }, [face, inReplay, happening, played, seats, say]);
}
