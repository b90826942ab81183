import type { Refusal } from '../../../engine/refusal';
import { useLesson } from '../../lesson/LessonContext';
import { useSentence } from '../../lesson/use-sentence';
import { useAsked } from '../frame/use-asked';
import { useTableActions } from '../TableContext';

/** A refusal in the player's own language. */
export const inWords = (text: string): Refusal => ({ code: 'table.in-words', rule: '', text });

/** Returns a function that answers a key that can't act now: it says what the table asks for, or for whom it waits. */
export function useSayAsked(): () => void {
  const { refuse } = useTableActions();
  const inLesson = useLesson() !== null;
  const sentence = useSentence();
  const asked = useAsked().text;
  const text = inLesson ? sentence : asked;
  return () => {
    if (text !== '') refuse(inWords(text));
  };
}
