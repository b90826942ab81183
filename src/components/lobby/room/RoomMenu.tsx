import { useLingui } from '@lingui/react/macro';
import { useTable } from '../../table/TableContext';
import { useTry } from '../../table/use-try';
import { ListRow } from '../../ui/controls/ListRow';
import { ConfirmRow } from './ConfirmRow';
import { Connected } from './Connected';
import { DiceRow } from './DiceRow';
import { useShared } from './SharedContext';

interface Props {
  readonly onClose: () => void;
  /** The game is paused or goes on: closes the menu and moves the reader to what the table says of it. */
  readonly onPaused: () => void;
}

/** The menu's actions for other phones. */
export function RoomMenu({ onClose, onPaused }: Props) {
  const { t } = useLingui();
  const { shared, onInvite, onClose: closeTable, onLeave } = useShared();
  const room = useTable((table) => table.room);
  const seats = useTable((table) => table.seats);
  const attempt = useTry();
  const pause = async (paused: boolean) => {
    if (shared && (await attempt(shared.pause(paused)))) onPaused();
  };
  const after = (go: () => void) => () => {
    onClose();
    go();
  };
  const seated = seats.some(({ phone }) => phone === room?.me);
  const lies = room !== null && room.middle === room.me;
  const middle = shared && room && !seated && (
    <ListRow
      icon="tablet"
      label={lies ? t`Don’t lie in the middle` : t`Lie in the middle of the table`}
      onPress={() => void attempt(shared.lieInMiddle(!lies)).then((done) => done && onClose())}
    />
  );
  if (room?.role === 'guest') {
    return (
      <>
        {shared && room.connection === 'in' && <Connected shared={shared} />}
        {shared && !shared.realDice && <DiceRow />}
        {middle}
        <ConfirmRow
          icon="close"
          label={t`Leave the table`}
          question={
            seated
              ? t`Your seat will be free for others, and the game goes on without you.`
              : t`The game goes on without this device.`
          }
          yes={t`Leave`}
          onYes={after(onLeave)}
        />
      </>
    );
  }
  const others = room?.phones.filter(({ number }) => number !== room.me) ?? [];
  return (
    <>
      {onInvite && (
        <ListRow
          icon="people"
          label={room ? t`Invite again` : t`Invite other phones`}
          onPress={after(onInvite)}
        />
      )}
      {room && shared && (
        <>
          {!shared.realDice && others.length > 0 && <DiceRow />}
          <ListRow
            icon={room.paused ? 'play' : 'pause'}
            label={room.paused ? t`Go on` : t`Pause for everyone`}
            onPress={() => void pause(!room.paused)}
          />
          {middle}
          {others.map(({ number }) => {
            const names = seats.filter(({ phone }) => phone === number).map(({ name }) => name);
            const who = names.length > 0 ? names.join(', ') : t`somebody who watches`;
            return (
              <ConfirmRow
                key={number}
                icon="trash"
                label={t`Remove: ${who}`}
                question={t`This phone has to be invited again to come back. Its seats will be free.`}
                yes={t`Remove`}
                onYes={() => void attempt(shared.remove(number))}
              />
            );
          })}
          <ConfirmRow
            icon="close"
            label={t`Close the table`}
            question={t`All other phones are removed. The game stays on this phone.`}
            yes={t`Close`}
            onYes={after(closeTable)}
          />
        </>
      )}
    </>
  );
}
