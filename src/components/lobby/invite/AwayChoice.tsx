import { useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import type { SharedTable } from '../../../stores/multiplayer/shared-table';
import { Card } from '../../ui/Card';
import { Choice } from '../../ui/controls/Choice';
import { Heading, Quiet } from '../../ui/Text';

const MINUTE = 60_000;

/** Chooses the rule for absent players: the game waits, or a bot plays for them after a while. */
export function AwayChoice({ shared }: { readonly shared: SharedTable }) {
  const { t } = useLingui();
  const away = useStore(shared.store, (state) => state.away);
  const value = away === null ? 'wait' : away.ms <= MINUTE ? 'soon' : 'later';
  const rules = {
    wait: null,
    soon: { ms: MINUTE, level: 'normal' },
    later: { ms: 5 * MINUTE, level: 'normal' },
  } as const;
  return (
    <Card>
      <Heading>{t`When somebody is away`}</Heading>
      <Choice
        label={t`When somebody is away`}
        value={value}
        onChange={(chosen) => shared.setAway(rules[chosen])}
        options={[
          { value: 'wait', label: t`Wait` },
          { value: 'soon', label: t`Bot after 1 minute` },
          { value: 'later', label: t`Bot after 5 minutes` },
        ]}
      />
      <Quiet>{t`A player who comes back has their seat again at once.`}</Quiet>
    </Card>
  );
}
