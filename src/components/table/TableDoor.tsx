import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useApp } from '../../stores/AppContext';
import type { OpenedTable } from '../../stores/app';
import { faceOf } from '../games';
import { SharedProvider, type SharedWays } from '../lobby/SharedContext';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { Screen } from '../ui/Screen';
import { FaceProvider } from './FaceContext';
import { TableProvider } from './TableContext';
import { type TableLinks, TableScreen } from './TableScreen';

interface Props extends Omit<TableLinks, 'onAgain' | 'onReopen' | 'onRules'> {
  readonly id: string;
  readonly onRules: (game: string) => void;
  /** Another game has been opened. */
  readonly onTable: (id: string) => void;
  /** Where others are waited for. */
  readonly onInvite?: (id: string) => void;
}

/** Opens a stored game and shows its table, or says why that can't be done. To be keyed by the id. */
export default function TableDoor({ id, onTable, onInvite, onRules, ...links }: Props) {
  const { t } = useLingui();
  const app = useApp();
  const [opened, setOpened] = useState<OpenedTable | null>(null);
  const [unread, setUnread] = useState(false);

  useEffect(() => {
    // Effects run again for whoever comes back from another screen: the table is as it was left, drafts and all.
    if (opened) return;
    let wanted = true;
    app.openTable(id).then(
      (table) => wanted && setOpened(table),
      () => wanted && setUnread(true),
    );
    return () => {
      wanted = false;
    };
  }, [app, id, opened]);

  if (opened?.kind !== 'table') {
    const text = unread ? t`This game can’t be read just now.` : opened && closedText();
    return text ? <Closed text={text} onHome={links.onHome} /> : null;
  }

  const { table, dice, shared } = opened;
  const { game } = table.store.getState();
  const face = faceOf(game.id);
  if (!face) return <Closed text={t`This game can’t be played on the screen yet.`} onHome={links.onHome} />;
  const again = async () => {
    const { options } = table.played().opening;
    const next = await app.newGame(game, { seats: table.store.getState().seats, options, dice });
    if (next.ok && shared && onInvite) onInvite(next.value);
    else if (next.ok) onTable(next.value);
    else table.refuse(next.illegal);
  };
  const reopen = () => setOpened(null);
  const ways: SharedWays = {
    shared,
    onInvite: app.lobby && onInvite ? () => onInvite(id) : null,
    onClose: () => void app.closeToOthers(id).finally(reopen),
    onLeave() {
      void app.forget(id).catch(() => {});
      links.onHome();
    },
  };
  return (
    <FaceProvider face={face}>
      <TableProvider table={table}>
        <SharedProvider ways={ways}>
          <TableScreen
            {...links}
            onAgain={() => void again()}
            onReopen={reopen}
            onRules={() => onRules(game.id)}
          />
        </SharedProvider>
      </TableProvider>
    </FaceProvider>
  );

  function closedText(): string {
    if (opened?.kind !== 'aside') return t`There is no such game on this phone.`;
    return opened.why === 'newer'
      ? t`A newer version of Knobel has saved this game. It is kept, and can be played once the app is up to date.`
      : t`This game can’t be read any more. It is kept under “Played games”, and nothing else is touched.`;
  }
}

function Closed({ text, onHome }: { readonly text: string; readonly onHome: () => void }) {
  const { t } = useLingui();
  return (
    <Screen title={t`Table`} onBack={onHome}>
      <Notice text={text} urgent />
      <Button kind="main" label={t`Home`} onPress={onHome} />
    </Screen>
  );
}
