import { useFace } from '../FaceContext';
import { useComposition } from './composition';

/** Where a hint lies. Beside the board it is always over the prompt and the story. */
export function useHintPlace(): 'tray' | 'story' | 'prompt' {
  const { tray, hintOver } = useFace();
  const { sideways } = useComposition(tray !== undefined);
  return sideways ? 'prompt' : hintOver;
}
