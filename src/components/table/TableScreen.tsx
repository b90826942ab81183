import { useCallback, useEffect, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { LessonEnd } from '../lesson/LessonEnd';
import { HostGoneSheet } from '../lobby/room/HostGoneSheet';
import { RoomBanner } from '../lobby/room/RoomBanner';
import { space, column as widest } from '../ui/theme/measures';
import { useTheme } from '../ui/theme/use-theme';
import { useFace } from './FaceContext';
import { AbsentSeat } from './frame/AbsentSeat';
import { ActionBar } from './frame/ActionBar';
import { useArrangement } from './frame/arrangement';
import { Narration } from './frame/Narration';
import { Prompt } from './frame/Prompt';
import { TopBar } from './frame/TopBar';
import { TrayArea } from './frame/TrayArea';
import { TableKeys } from './keys/TableKeys';
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

export interface TableLinks extends MenuLinks {
  /** Another screen covers this one: the game pauses, and no sheet opens. */
  readonly away?: boolean;
  readonly onBack: () => void;
  readonly onHome: () => void;
  readonly onAgain: () => void;
  readonly onReplay: () => void;
  /** Opens the table again, because another window has played on. */
  readonly onReopen: () => void;
}

/** The table: seats, tray, boards and actions. The game supplies its own parts through its face. */
export function TableScreen(props: TableLinks) {
  const { away = false, onBack, onHome, onAgain, onReplay, onReopen, ...links } = props;
  const theme = useTheme();
  const { enter } = useTableActions();
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
            <TopBar onBack={onBack} onMenu={() => setMenu(true)} />
            <RoomBanner behind={sheets > 0} pauses={pauses} />
            <Middle away={away} pauses={pauses} onResults={result.show} />
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
        <RefusalToast above={120} behind={sheets > 0} />
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
        />
      </View>
    </SheetsContext>
  );
}

interface MiddleProps {
  readonly away: boolean;
  readonly pauses: number;
  readonly onResults: () => void;
}

function Middle({ away, pauses, onResults }: MiddleProps) {
  const { Board, tray } = useFace();
  const insets = useSafeAreaInsets();
  const { sideways, trayHeight, column } = useArrangement();
  const sides = { paddingLeft: insets.left, paddingRight: insets.right, paddingBottom: insets.bottom };
  const board = (
    <ScrollView style={styles.fill} contentContainerStyle={styles.board}>
      <Board />
    </ScrollView>
  );
  if (sideways) {
    return (
      <View role="main" style={[styles.sideways, sides]}>
        <View style={[styles.beside, { width: column }]}>
          {tray && <TrayArea height={trayHeight} away={away} />}
          <ScrollView style={styles.fill}>
            <Narration />
          </ScrollView>
          <Prompt pauses={pauses} />
          <AbsentSeat />
          <ActionBar onResults={onResults} />
        </View>
        {board}
      </View>
    );
  }
  return (
    <View role="main" style={[styles.upright, sides]}>
      {tray && (
        <View style={styles.tray}>
          <TrayArea height={trayHeight} away={away} />
        </View>
      )}
      <Narration />
      {board}
      <Prompt pauses={pauses} />
      <AbsentSeat />
      <ActionBar onResults={onResults} />
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  fill: { flex: 1 },
  board: { flexGrow: 1, justifyContent: 'center', padding: space.small },
  upright: { flex: 1, width: '100%', maxWidth: widest, alignSelf: 'center' },
  tray: { paddingHorizontal: space.small, paddingTop: space.small },
  sideways: { flex: 1, flexDirection: 'row' },
  beside: { paddingLeft: space.small, paddingTop: space.small },
});
