import { useLingui } from '@lingui/react/macro';
import { useControls } from '../FaceContext';
import { useResultSentence } from '../result/use-result-sentence';
import { useTable } from '../TableContext';
import { useLooking } from './use-looking';
import { useWait } from './use-wait';
import { WARNED } from './warned';

/** One sentence: the next action, or the player that the table waits for; and the same for screen readers. */
export function useAsked(): { readonly text: string; readonly spoken: string } {
  const { t } = useLingui();
  const wait = useWait();
  const prompt = useControls((controls) => controls.prompt);
  const voiced = useControls((controls) => controls.spoken) ?? prompt;
  const result = useResultSentence();
  const warning = useControls(({ main }) => main?.warning);
  const warned = useTable(({ refusal }) => refusal?.reason === WARNED) && warning !== undefined;
  const over = useTable((table) => table.over && table.settled);
  const hurrying = useTable((table) => table.hurrying);
  const looking = useLooking();
  const owner = useTable(({ seats, viewer }) => seats[viewer]?.name ?? '');
  const instead = looking
    ? t`You are looking at the board of ${owner}.`
    : over
      ? t`The game is over.`
      : hurrying
        ? t`On to your turn…`
        : (wait ?? (warned ? warning : undefined));
  return { text: instead ?? prompt, spoken: over && !looking ? result : (instead ?? voiced) };
}
