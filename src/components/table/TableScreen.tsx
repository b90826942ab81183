import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { emblems } from '../games/emblems';
import { gameIdOf } from '../history/game-id-of';
import { useLesson } from '../lesson/LessonContext';
import { LessonEnd } from '../lesson/LessonEnd';
import { HostGoneSheet } from '../lobby/room/HostGoneSheet';
import { RoomBanner } from '../lobby/room/RoomBanner';
import { usePageTitle } from '../ui/access/use-page-title';
import { IconButton } from '../ui/controls/IconButton';
import { useTheme } from '../ui/theme/use-theme';
import { AbsentSeat } from './frame/AbsentSeat';
import { ActionBar } from './frame/ActionBar';
import { AllowShaking } from './frame/AllowShaking';
import { Composed, TypeForWindow } from './frame/Composed';
import { Prompt } from './frame/Prompt';
import { Story } from './frame/Story';
import { TopBar } from './frame/TopBar';
import { TrayArea } from './frame/TrayArea';
import { TableKeys } from './keys/TableKeys';
import { MiddleTable } from './middle/MiddleTable';
import { ResultSheet } from './result/ResultSheet';
import { useResult } from './result/use-result';
import { HandOver } from './sheets/HandOver';
import { type MenuLinks, MenuSheet } from './sheets/MenuSheet';
import { OtherWindowSheet } from './sheets/OtherWindowSheet';
import { RealDiceSheet } from './sheets/RealDiceSheet';
import { RefusalToast } from './sheets/RefusalToast';
import { SheetsContext } from './sheets/TableSheet';
import { useTable, useTableActions } from './TableContext';
import { useAwake } from './use-awake';
import { usePart } from './use-part';

export interface TableLinks extends MenuLinks {
  /** Another screen covers this one: the game pauses, and no sheet opens. */
  readonly away?: boolean;
  /** No statistics count this game. */
  readonly practice?: boolean;
  readonly onBack: () => void;
  readonly onHome: () => void;
  readonly onAgain: () => void;
  readonly onReplay: () => void;
  /** Opens the look back at the finished game. */
  readonly onLookBack: () => void;
  /** Opens the table again, because another window has played on. */
  readonly onReopen: () => void;
}

/** The table: seats, tray, boards and actions. The game supplies its own parts through its face. */
export function TableScreen(props: TableLinks) {
  const {
    away = false,
    practice = false,
    onBack,
    onHome,
    onAgain,
    onReplay,
    onLookBack,
    onReopen,
    ...links
  } = props;
  const { t } = useLingui();
  const theme = useTheme();
  const { enter } = useTableActions();
  const game = useTable((table) => gameIdOf(table.game.id));
  // The focus goes to the action, so nothing else says where one is.
  usePageTitle(game ? t(emblems[game].name) : t`Table`);
  const covered = useTable((table) => table.cover !== null);
  const [menu, setMenu] = useState(false);
  const [keys, setKeys] = useState(false);
  /** Counts how often the menu has paused the game or let it go on. */
  const [pauses, setPauses] = useState(0);
  const result = useResult();
  const [sheets, setSheets] = useState(0);
  const count = useCallback((more: number) => setSheets((now) => now + more), []);
  useEffect(() => (away ? undefined : enter()), [away, enter]);
  // A sleeping host answers no guest, so its screen stays on even under another screen.
  const hosts = useTable((table) => table.room?.role === 'host');
  useAwake(!away || hosts);
  const inMiddle = usePart() === 'middle';
  const inLesson = useLesson() !== null;
  const again = () => {
    // Close the sheet first: an error shows at the table, and a second tap finds no button.
    result.close();
    onAgain();
  };
  return (
    <SheetsContext value={count}>
      <View style={[styles.screen, { backgroundColor: theme.page }]}>
        {covered ? (
          <HandOver onMenu={() => setMenu(true)} onHome={onHome} />
        ) : (
          <>
            <TypeForWindow>
              {inMiddle ? (
                <MiddleTable
                  away={away}
                  pauses={pauses}
                  behind={sheets > 0}
                  onMenu={() => setMenu(true)}
                  onResults={result.show}
                />
              ) : (
                <>
                  <TopBar name={inLesson ? t`Lesson` : practice ? t`Practice` : undefined} onBack={onBack}>
                    <IconButton icon="menu" label={t`Menu`} tone="onBand" onPress={() => setMenu(true)} />
                  </TopBar>
                  <RoomBanner behind={sheets > 0} pauses={pauses} />
                  <Parts away={away} pauses={pauses} behind={sheets > 0} onResults={result.show} />
                </>
              )}
            </TypeForWindow>
            {/* A phone shows one sheet at a time. */}
            {!menu && !away && <RealDiceSheet />}
            {!menu && !away && <OtherWindowSheet onReopen={onReopen} onHome={onHome} />}
          </>
        )}
        <TableKeys
          open={keys && !menu && !away}
          ready={!away && !covered}
          onOpen={setKeys}
          onResults={result.show}
        />
        {(covered || inMiddle) && <RefusalToast above={120} behind={sheets > 0} />}
        {!menu && !away && <HostGoneSheet />}
        {!menu && !away && <LessonEnd onHome={onHome} />}
        <MenuSheet
          open={menu}
          onClose={() => setMenu(false)}
          onKeys={() => setKeys(true)}
          onPaused={() => {
            setMenu(false);
            setPauses((before) => before + 1);
          }}
          {...links}
        />
        <ResultSheet
          open={result.open && !menu && !away}
          onClose={result.close}
          onAgain={again}
          onHome={onHome}
          onReplay={onReplay}
          onLookBack={onLookBack}
        />
      </View>
    </SheetsContext>
  );
}

interface PartsProps {
  readonly away: boolean;
  readonly pauses: number;
  /** A sheet covers the table. */
  readonly behind: boolean;
  readonly onResults: () => void;
}

function Parts({ away, pauses, behind, onResults }: PartsProps) {
  return (
    <Composed
      tray={(height) => <TrayArea height={height} away={away} />}
      story={<Story />}
      notice={(at) => <RefusalToast at={at} behind={behind} />}
      actions={
        <View>
          <Prompt pauses={pauses} />
          <AllowShaking />
          <AbsentSeat />
          <ActionBar onResults={onResults} inFront={!behind && !away} />
        </View>
      }
    />
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
});
