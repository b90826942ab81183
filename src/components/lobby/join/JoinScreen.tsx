import { useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useState } from 'react';
import { type GameId, games } from '../../../engine/games';
import { joinReasons } from '../../../net/discovery/join-reasons';
import type { Wish } from '../../../net/protocol/message';
import { useApp } from '../../../stores/app/AppContext';
import { emblems } from '../../games/emblems';
import { useLessonOffered } from '../../lesson/use-lesson-offered';
import { Screen } from '../../ui/Screen';
import { Body, Quiet } from '../../ui/Text';
import { BluetoothCard } from '../bluetooth/BluetoothCard';
import { DIGITS, DigitsStep } from './DigitsStep';
import { KnockStep } from './KnockStep';
import { MissingTable } from './MissingTable';
import { NobodyNearby } from './NearbyCard';
import { OtherTables } from './OtherTables';
import { type Invitation, readLink } from './read-link';
import { SearchProgress } from './SearchProgress';
import { SeatsStep } from './SeatsStep';
import { useBrowsing, useLobby } from './use-lobby';

interface Props {
  readonly table: string;
  /** From the link that opened this screen. */
  readonly digits: string | null;
  /** Also from the link: the table's address in its network. */
  readonly address: string | null;
  /** Called when this phone has the game and its seats. */
  readonly onTable: (id: string) => void;
  /** Called when a scanned code belongs to another table. */
  readonly onOther: (invitation: Invitation) => void;
  readonly onBack: () => void;
  /** Shows all tables nearby. */
  readonly onNearby: () => void;
  readonly onHome: () => void;
  /** Opens the lesson of a game, and comes back here. */
  readonly onLearn: (game: GameId) => void;
}

/** Joins a table that was discovered: digits, then seats. Give it the table as its key. */
export default function JoinScreen({ table, digits, address, ...ways }: Props) {
  const { onTable, onOther, onBack, onNearby, onHome, onLearn } = ways;
  const { t } = useLingui();
  const { lobby } = useApp();
  useBrowsing();
  const alone = useLobby(({ transports }) => transports?.length === 0);
  const joining = useLobby((state) => state.joining);
  const transport = useLobby(({ tables }) => tables.find(({ card }) => card.table === table)?.transport);
  useEffect(() => {
    lobby?.choose(table);
    if (address !== null) void lobby?.addAddress(address);
    // A gesture also closes the screen, so cancel here and not in onBack.
    return () => {
      if (lobby?.store.getState().joining?.table === table) void lobby.cancel();
    };
  }, [lobby, table, address]);
  const seated = joining?.step === 'seated';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once when it is
  useEffect(() => {
    if (seated) void lobby?.sit([]).then((sat) => sat.ok && onTable(sat.value));
  }, [seated]);
  const card = joining?.card;
  /** Digits that were typed for a table that was not found. They are sent when it comes into sight after all. */
  const [typed, setTyped] = useState(digits);
  /** A code's digits are not for typing. */
  const [text, setText] = useState(digits?.length === DIGITS ? digits : '');
  const looking = joining?.step === 'digits' && !card && !alone;
  const missing = looking && joining.missing;
  const crowded = transport === 'bluetooth' && joining?.problem?.code === joinReasons.full.code;
  const game = games.find(({ id }) => id === card?.game);
  const offersLesson = useLessonOffered(game);
  const what = game ? t(emblems[game.id].name) : '';
  const name = card?.name ?? '';
  const intro = card ? t`${name} invites you to play ${what}.` : '';
  if (lobby && joining?.shared && !seated) {
    const sit = async (wishes: readonly Wish[]) => {
      const sat = await lobby.sit(wishes);
      if (sat.ok) onTable(sat.value);
    };
    return (
      <SeatsStep
        joining={joining}
        shared={joining.shared}
        intro={intro}
        onSit={sit}
        onBack={onBack}
        {...(offersLesson && game && { onLearn: () => onLearn(game.id) })}
      />
    );
  }
  return (
    <Screen title={t`Join a table`} onBack={onBack}>
      {intro !== '' && <Body>{intro}</Body>}
      {alone && <NobodyNearby transports={0} />}
      {looking && !missing && <SearchProgress ms={joining.searchMs} />}
      {missing && (
        <MissingTable
          onAgain={() => {
            lobby?.searchAgain();
            if (address !== null) void lobby?.addAddress(address);
          }}
          onNearby={onNearby}
          onHome={onHome}
        />
      )}
      {joining?.step === 'knocking' && (
        <KnockStep
          joining={joining}
          onSame={(answering) => lobby?.confirm(answering)}
          onNone={() => lobby?.noneOfThese()}
          onStop={() => lobby?.stopKnocking()}
        />
      )}
      {joining && joining.step !== 'knocking' && !joining.shared && !missing && (
        <Suspense fallback={null}>
          <DigitsStep
            joining={joining}
            digits={typed}
            text={text}
            onText={setText}
            onDigits={(given) => {
              // Sent once to a table in sight: the host may refuse them, and a second time would be another guess.
              setTyped(card ? null : given);
              void lobby?.enter(given);
            }}
            onKnock={() => void lobby?.knock()}
            onScanned={(text) => {
              const read = readLink(text);
              if (read && read.table !== table) onOther(read);
              if (read?.table !== table) return;
              if (read.address !== null) void lobby?.addAddress(read.address);
              void lobby?.enter(read.digits);
            }}
          />
        </Suspense>
      )}
      {joining?.step === 'digits' && joining.problem?.code === joinReasons['wrong-digits'].code && (
        <OtherTables
          table={table}
          name={name}
          onOther={(other) => onOther({ table: other, digits: text, address: null })}
        />
      )}
      {crowded && (
        <Quiet>{t`Over Bluetooth, seven phones can join a table. On the same Wi-Fi there may still be room.`}</Quiet>
      )}
      {joining && !joining.shared && !card && <BluetoothCard purpose="join" />}
    </Screen>
  );
}
