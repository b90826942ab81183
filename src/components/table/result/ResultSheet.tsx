import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { writeRecord } from '../../../engine/record';
import { hasCoach } from '../../../stores/look-back/look-back';
import { useDaily } from '../../daily/use-daily';
import { useShared } from '../../lobby/room/SharedContext';
import { useNext } from '../../lobby/room/use-next';
import { Button } from '../../ui/controls/Button';
import { Notice } from '../../ui/overlays/Notice';
import { Quiet } from '../../ui/Text';
import { space } from '../../ui/theme/measures';
import { useShare } from '../../ui/use-share';
import { TableSheet } from '../sheets/TableSheet';
import { useTable, useTableActions } from '../TableContext';
import { bestFirst } from './best-first';
import { ResultDetails } from './ResultDetails';
import { usePicture } from './use-picture';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onAgain: () => void;
  readonly onHome: () => void;
  /** Opens the replay. */
  readonly onReplay: () => void;
  readonly onLookBack: () => void;
}

/** The result of a game: the winner's moment, the points of all by their sources, and one story. */
export function ResultSheet({ open, onClose, onAgain, onHome, onReplay, onLookBack }: Props) {
  const { t } = useLingui();
  const { played } = useTableActions();
  const game = useTable((table) => table.game);
  const state = useTable((table) => table.state);
  const seats = useTable((table) => table.seats);
  const { share, shareMade, problem } = useShare();
  // Kept here, because the sheet closes while the look back or the replay is in front.
  const [ledger, setLedger] = useState(false);
  const makePicture = usePicture();
  const places = game.ranking(state);
  if (!open || !places) return null;
  const order = bestFirst(places);
  const winners = order.filter((seat) => places[seat] === 1).map((seat) => seats[seat]?.name ?? '');
  const [first = ''] = winners;
  const headline = winners.length === 1 ? t`${first} wins` : t`A tie at the top`;
  const sharePicture = () =>
    void shareMade(`${t`Knobel game`}.png`, 'image/png', () => makePicture(headline, places));
  const shareGame = () => void share(`${t`Knobel game`}.json`, () => writeRecord(played()));
  return (
    <TableSheet
      open
      title={headline}
      onClose={onClose}
      footer={
        <>
          {problem !== undefined && <Notice urgent text={problem} />}
          <View style={styles.footer}>
            <View style={styles.next}>
              <NextGame onAgain={onAgain} />
            </View>
            <Button label={t`Home`} onPress={onHome} />
          </View>
        </>
      }
    >
      <ResultDetails order={order} places={places} ledger={ledger} onLedger={setLedger} />
      <View style={styles.buttons}>
        {hasCoach(game) && <Button icon="curve" label={t`Look back`} onPress={onLookBack} />}
        <Button icon="share" label={t`Share a picture`} onPress={sharePicture} />
        <Button kind="quiet" icon="eye" label={t`Watch it again`} onPress={onReplay} />
        <Button
          kind="quiet"
          icon="share"
          label={t`Share the record`}
          spoken={t`Share the record of this game`}
          onPress={shareGame}
        />
      </View>
    </TableSheet>
  );
}

/**
 * The result may appear just as somebody presses the main button of the table, which was at the same place. So soon,
 * nothing new is begun.
 */
const EARLY_MS = 700;

/** Only the host opens the next game. The guests follow when they want to. */
function NextGame({ onAgain }: Pick<Props, 'onAgain'>) {
  const { t } = useLingui();
  const [early, setEarly] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setEarly(false), EARLY_MS);
    return () => clearTimeout(timer);
  }, []);
  const { onNext } = useShared();
  const next = useNext();
  const daily = useDaily();
  const room = useTable((table) => table.room);
  if (next)
    return (
      <Button
        kind="main"
        wide
        icon="play"
        label={t`Next game`}
        disabled={early || onNext === null}
        onPress={() => !early && onNext?.()}
      />
    );
  if (room?.role !== 'guest')
    return (
      <Button
        kind="main"
        wide
        icon="again"
        label={daily ? t`Practise these dice` : t`Play again`}
        disabled={early}
        onPress={() => !early && onAgain()}
      />
    );
  if (room.connection === 'gone') return null;
  return <Quiet style={styles.waiting}>{t`The host can begin the next game for all.`}</Quiet>;
}

const styles = StyleSheet.create({
  // One row, so that a phone shows the result and not its buttons.
  footer: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.small,
  },
  next: { flexGrow: 1, flexShrink: 1, minWidth: 160 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.small },
  waiting: { textAlign: 'center' },
});
