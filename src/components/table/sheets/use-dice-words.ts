import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { RollCounts } from '../../../engine/roll-proof';

interface DiceWords {
  readonly title: string;
  /** How many rolls. */
  readonly line: string;
  /** What it means, and what was different. */
  readonly lines: readonly string[];
}

/**
 * N38: how the dice of a table of many phones were made; `counts` is null before the first witnessed roll. `lost`:
 * the rolls for which this phone gave its link, and which were made without it after its connection broke.
 */
export function useDiceWords(counts: RollCounts | null, lost = 0): DiceWords {
  const { t } = useLingui();
  const { rolls = 0, witnessed = 0, instead = 0 } = counts ?? {};
  const alone = rolls - witnessed;
  const meaning = t`Two phones make each roll together: the host’s and another one. Neither can choose the dice, and all phones check them.`;
  const aloneLine = t`${plural(alone, {
    one: 'One roll was made by one phone alone, because no other phone took part.',
    other: '# rolls were made by one phone alone, because no other phone took part.',
  })}`;
  const insteadLine = t`${plural(instead, {
    one: 'For one roll another phone stepped in, because a phone did not answer.',
    other: 'For # rolls another phone stepped in, because a phone did not answer.',
  })}`;
  const lostLine = t`${plural(lost, {
    one: 'Your phone answered for one roll, but its connection broke first.',
    other: 'Your phone answered for # rolls, but its connection broke first.',
  })}`;
  return {
    title: t`Dice made by all phones`,
    line: t`${plural(rolls, { one: `${witnessed} of # roll`, other: `${witnessed} of # rolls` })}`,
    lines: [
      meaning,
      ...(alone > 0 ? [aloneLine] : []),
      ...(instead > 0 ? [insteadLine] : []),
      ...(lost > 0 ? [lostLine] : []),
    ],
  };
}
