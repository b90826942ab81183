import { useLingui } from '@lingui/react/macro';
import type { LessonWords } from '../games/lesson';
import { useControls, useSay } from '../table/FaceContext';
import { useTable } from '../table/TableContext';
import { useLessonView } from './LessonContext';

/** The sentence of the lesson's step, or the answer to a move that it does not accept. */
export function useSentence(): string {
  const { t } = useLingui();
  const say = useSay();
  const state = useTable((table) => table.state);
  const flying = useTable((table) => table.flying);
  const chosen = useLessonView((view) => view.chosen);
  const aside = useLessonView((view) => view.aside);
  const step = useLessonView((view) => view.step);
  const button = useControls(({ main }) => main?.label);
  // The next sentence would tell what the dice show. That of the bot's throw stays: a change would announce it twice.
  if (flying && step?.kind !== 'bot') return t`The dice roll…`;
  if (aside) return wordsOf(aside.words, state, say);
  if (chosen) return button === undefined ? t`Now press the button to confirm.` : t`Now press “${button}”.`;
  return step ? wordsOf(step.words, state, say) : '';
}

const wordsOf = (words: LessonWords<unknown>, state: unknown, say: ReturnType<typeof useSay>): string =>
  'tell' in words ? words.tell(state, say) : say(words);
