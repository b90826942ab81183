import { useLingui } from '@lingui/react/macro';
import { Notice } from '../ui/overlays/Notice';
import { Screen } from '../ui/Screen';
import type { Unread } from './use-saved-table';

interface Props {
  readonly title: string;
  readonly why: Unread;
  /** Reads it again. */
  readonly again: () => void;
  readonly onBack: () => void;
}

/** In place of a stored game: why it can't be shown. */
export function UnreadGame({ title, why, again, onBack }: Props) {
  const { t } = useLingui();
  const action = why === 'trouble' && { action: { label: t`Try again`, onPress: again } };
  return (
    <Screen title={title} onBack={onBack}>
      <Notice urgent text={whyText()} {...action} />
    </Screen>
  );

  function whyText(): string {
    switch (why) {
      case 'missing':
        return t`There is no such game on this phone.`;
      case 'trouble':
        return t`This game can’t be read right now.`;
      case 'newer':
        return t`A newer version of Knobel has saved this game. It can be shown once the app is up to date.`;
      case 'broken':
        return t`This game can’t be read any more. The rest is kept.`;
    }
  }
}
