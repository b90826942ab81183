import { useLingui } from '@lingui/react/macro';
import { tableReasons } from '../../../net/session/table-reasons';
import { Button } from '../../ui/controls/Button';
import { Sheet } from '../../ui/overlays/Sheet';
import { Body } from '../../ui/Text';
import { useTable } from '../TableContext';

interface Props {
  readonly onReopen: () => void;
  readonly onHome: () => void;
}

/**
 * Shown in a window that has fallen behind: only one window can write a game. It offers to continue here with
 * the newest state.
 */
export function OtherWindowSheet({ onReopen, onHome }: Props) {
  const { t } = useLingui();
  const behind = useTable(({ refusal }) => refusal?.reason.code === tableReasons['other-window'].code);
  if (!behind) return null;
  return (
    <Sheet
      open
      title={t`Open twice`}
      onClose={onHome}
      footer={<Button kind="main" wide label={t`Go on here`} onPress={onReopen} />}
    >
      <Body>{t`This game goes on in another window. Nothing is lost: you can go on here with all that has been played there.`}</Body>
    </Sheet>
  );
}
