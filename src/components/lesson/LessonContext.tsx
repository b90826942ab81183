import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { LessonTable, LessonView } from '../../stores/lesson/lesson-table';
import type { AnyLesson, LessonWords } from '../games/lesson';

/** A lesson at the table, and the ways that lead away from it. */
export interface OpenLesson {
  readonly lesson: AnyLesson;
  readonly played: LessonTable<LessonWords<unknown>>;
  /** Opens a game against the bot of the lesson, or leads back to the screen where the lesson was opened. */
  readonly onPlay: () => void;
  /** Opens the set-up. Null if the lesson ends on the screen where it was opened. */
  readonly onSetUp: (() => void) | null;
  readonly onAgain: () => void;
}

const LessonContext = createContext<OpenLesson | null>(null);

interface Props {
  readonly open: OpenLesson;
  readonly children: ReactNode;
}

export const LessonProvider = ({ open, children }: Props) => (
  <LessonContext value={open}>{children}</LessonContext>
);

/** Null at every other table. */
export const useLesson = (): OpenLesson | null => useContext(LessonContext);

type View = LessonView<LessonWords<unknown>>;

const NO_LESSON = createStore<View>(() => ({ at: 0, step: null, chosen: false, aside: null }));

/** Selects a part of the lesson's state. At a table without a lesson, nothing is pointed at. */
export const useLessonView = <T,>(select: (view: View) => T): T =>
  useStore(useLesson()?.played.store ?? NO_LESSON, select);
