import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../engine/game';
import type { AnyMatch } from '../../../engine/match';
import { writeRecord } from '../../../engine/record';
import { countRolls } from '../../../engine/roll-proof';
import type { Happening } from '../../games/face';
import { useShared } from '../../lobby/room/SharedContext';
import { useNext } from '../../lobby/room/use-next';
import { Button } from '../../ui/controls/Button';
import { Notice } from '../../ui/overlays/Notice';
import { Body, Heading, Quiet } from '../../ui/Text';
import { space } from '../../ui/theme/measures';
import { useShare } from '../../ui/use-share';
import { useFace, useSay } from '../FaceContext';
import { happeningsOf } from '../happenings';
import { useTable, useTableActions } from '../TableContext';
import { PlaceRow } from './PlaceRow';
import { TableSheet } from './TableSheet';
import { useDiceWords } from './use-dice-words';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onAgain: () => void;
  readonly onHome: () => void;
  /** Opens the replay. */
  readonly onReplay: () => void;
}

/** The result of a game: places, the sources of the points, and highlights. */
export function ResultSheet({ open, onClose, onAgain, onHome, onReplay }: Props) {
  const { t } = useLingui();
  const { played } = useTableActions();
  const game = useTable((table) => table.game);
  const state = useTable((table) => table.state);
  const seats = useTable((table) => table.seats);
  const { share, problem } = useShare();
  const places = game.ranking(state);
  if (!open || !places) return null;
  const order = seats.map((_, seat) => seat).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const winners = order.filter((seat) => places[seat] === 1).map((seat) => seats[seat]?.name ?? '');
  const [first = ''] = winners;
  const shareGame = () => void share(`${t`Knobel game`}.json`, () => writeRecord(played()));
  return (
    <TableSheet
      open
      title={winners.length === 1 ? t`${first} wins` : t`A tie at the top`}
      onClose={onClose}
      footer={
        <>
          {problem !== undefined && <Notice urgent text={problem} />}
          <NextGame onAgain={onAgain} />
          <View style={styles.buttons}>
            <Button icon="eye" label={t`Watch it again`} onPress={onReplay} />
            <Button
              icon="share"
              label={t`Share`}
              spoken={t`Share the record of this game`}
              onPress={shareGame}
            />
            <Button label={t`Home`} onPress={onHome} />
          </View>
        </>
      }
    >
      <ResultDetails order={order} places={places} />
    </TableSheet>
  );
}

interface DetailsProps {
  /** Seats, the best first. */
  readonly order: readonly Seat[];
  readonly places: readonly number[];
}

/** The parts of the result that need every entry of the game. */
function ResultDetails({ order, places }: DetailsProps) {
  const { played } = useTableActions();
  const match = useMemo(played, [played]);
  const happenings = useMemo(() => happeningsOf(match), [match]);
  return (
    <>
      <View role="list" style={styles.places}>
        {order.map((seat) => (
          <PlaceRow key={seat} seat={seat} place={places[seat] ?? 0} happenings={happenings} />
        ))}
      </View>
      <Highlights happenings={happenings} names={match.opening.names} />
      <DiceByAll match={match} />
    </>
  );
}

/** Only the host opens the next game. The guests follow when they want to. */
function NextGame({ onAgain }: Pick<Props, 'onAgain'>) {
  const { t } = useLingui();
  const { onNext } = useShared();
  const next = useNext();
  const room = useTable((table) => table.room);
  if (next)
    return (
      <Button
        kind="main"
        wide
        icon="play"
        label={t`Next game`}
        disabled={onNext === null}
        onPress={() => onNext?.()}
      />
    );
  if (room?.role !== 'guest')
    return <Button kind="main" wide icon="again" label={t`Play again`} onPress={onAgain} />;
  if (room.connection === 'gone') return null;
  return <Quiet style={styles.waiting}>{t`The host can begin the next game for all.`}</Quiet>;
}

/** N38: only of a table of many phones. */
function DiceByAll({ match }: { readonly match: AnyMatch }) {
  const counts = useMemo(() => countRolls(match.log), [match]);
  const { title, line, lines } = useDiceWords(counts);
  if (!counts) return null;
  return (
    <View style={styles.lines}>
      <Heading level={3}>{title}</Heading>
      <Body>{line}</Body>
      {lines.map((each) => (
        <Quiet key={each}>{each}</Quiet>
      ))}
    </View>
  );
}

interface HighlightsProps {
  readonly happenings: readonly Happening<unknown, unknown>[];
  readonly names: readonly string[];
}

function Highlights({ happenings, names }: HighlightsProps) {
  const { t } = useLingui();
  const face = useFace();
  const say = useSay();
  const lines = useMemo(() => face.highlights(happenings, names, say), [face, happenings, names, say]);
  if (lines.length === 0) return null;
  return (
    <View style={styles.lines}>
      <Heading level={3}>{t`Worth telling`}</Heading>
      {lines.map((line) => (
        <Body key={line}>{line}</Body>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  buttons: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.small },
  places: { gap: space.medium },
  waiting: { textAlign: 'center' },
  lines: { gap: space.tiny, paddingTop: space.small },
});
