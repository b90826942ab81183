import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { Result } from '../../../engine/refusal';
import { refusalText } from '../../../i18n/refusal';
import { useApp } from '../../../stores/app/AppContext';
import type { SharedTable } from '../../../stores/multiplayer/shared-table';
import { Notice } from '../../ui/overlays/Notice';
import { Waiting } from '../../ui/overlays/Waiting';
import { Screen } from '../../ui/Screen';
import { InviteScreen } from './InviteScreen';

interface Props {
  readonly id: string;
  readonly onTable: () => void;
  readonly onBack: () => void;
}

/** Opens a game to other phones and shows the invitation. Give it the game's id as its key. */
export default function InviteLoader({ id, onTable, onBack }: Props) {
  const { t, i18n } = useLingui();
  const app = useApp();
  const [opened, setOpened] = useState<Result<SharedTable> | null>(null);
  useEffect(() => {
    if (opened) return;
    let active = true;
    app.openToOthers(id).then((result) => active && setOpened(result));
    return () => {
      active = false;
    };
  }, [app, id, opened]);
  if (!opened) return <Waiting />;
  if (opened.ok) return <InviteScreen shared={opened.value} onTable={onTable} onBack={onBack} />;
  return (
    <Screen title={t`Invite`} onBack={onBack}>
      <Notice
        urgent
        text={refusalText(i18n, opened.refusal)}
        action={{ label: t`Try again`, onPress: () => setOpened(null) }}
      />
    </Screen>
  );
}
