import { useLingui } from '@lingui/react/macro';
import { Button } from '../ui/controls/Button';
import { Screen } from '../ui/Screen';
import { Body } from '../ui/Text';

interface Props {
  readonly onHome: () => void;
}

/** Shown for a URL of an unknown game, or of one that can't be played yet. */
export function NoSuchGame({ onHome }: Props) {
  const { t } = useLingui();
  return (
    <Screen title={t`Nothing on this table`} onBack={onHome}>
      <Body>{t`There is no such game here, or not yet.`}</Body>
      <Button kind="main" label={t`See all games`} onPress={onHome} />
    </Screen>
  );
}
