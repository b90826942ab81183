import { useLingui } from '@lingui/react/macro';
import { useMemo, useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { curveOf, type Finding, sumsOf, turningPointsOf } from '../../engine/bots/findings';
import type { Seat } from '../../engine/game';
import type { SeatView } from '../../net/session/session';
import type { SavedTable } from '../../stores/saves/saves';
import { isPerson } from '../../stores/table/handover';
import { lossOf, storyOf } from '../games/face';
import { useFace, useSay } from '../table/FaceContext';
import { happeningsOf } from '../table/happenings';
import { DiceLines } from '../table/result/DiceLines';
import { showFully } from '../ui/access/show-fully';
import { Card } from '../ui/Card';
import { Choice } from '../ui/controls/Choice';
import { Body, Heading, Quiet } from '../ui/Text';
import { space } from '../ui/theme/measures';
import { CausesCard } from './CausesCard';
import { ChancesChart } from './ChancesChart';
import { settled } from './causes';
import { curveStory } from './story';
import { TurningCard } from './TurningCard';
import { turningOf } from './turning';
import { curveWords, storySentence, type Who } from './words';

interface Props {
  readonly saved: SavedTable;
  readonly findings: readonly Finding[];
  /** Opens the replay after so many entries. */
  readonly onWatch: (count: number) => void;
  readonly onTryAgain: (index: number, seat: Seat) => void;
}

/** The look back: why the game ended as it did, how the chances went, and where it turned. */
export function LookBackPage({ saved, findings, onWatch, onTryAgain }: Props) {
  const { t } = useLingui();
  const say = useSay();
  const face = useFace();
  const { seats } = saved;
  const choices = seatsToShow(seats);
  const [seat, setSeat] = useState<Seat>(choices[0] ?? 0);
  // Which of the turning points.
  const [chosen, setChosen] = useState(0);
  const card = useRef<View>(null);
  const chooseSeat = (next: Seat) => {
    setSeat(next);
    setChosen(0);
  };
  const match = useMemo(() => {
    const names = seats.map(({ name }) => name);
    return { ...saved.match, opening: { ...saved.match.opening, names } };
  }, [saved, seats]);
  const { names } = match.opening;
  const who: Who = {
    seat,
    name: names[seat] ?? '',
    you: choices.length === 1 && isPerson(seats, seat),
    rival: names.length === 2 ? (names[1 - seat] ?? null) : null,
  };
  const curve = useMemo(() => curveOf(match, findings), [match, findings]);
  const ends = findings.at(-1)?.shares ?? [];
  const sums = settled(sumsOf(match, findings), ends);
  const happenings = useMemo(() => happeningsOf(match), [match]);
  const turnings = useMemo(
    () =>
      turningPointsOf(match, findings, seat).flatMap(
        (point) => turningOf(match, happenings, point, seat, face, say) ?? [],
      ),
    [match, happenings, findings, seat, face, say],
  );
  const places = match.game.ranking(match.state) ?? [];
  const winners = places.flatMap((place, each) => (place === 1 ? [each] : []));
  const highlights = useMemo(() => face.highlights(happenings, names, say), [face, happenings, names, say]);
  const shown = turnings[chosen];
  return (
    <View style={styles.page}>
      {choices.length > 1 && (
        <Choice
          label={t`Whose game`}
          value={String(seat)}
          onChange={(value) => chooseSeat(Number(value))}
          options={choices.map((each) => ({ value: String(each), label: names[each] ?? '' }))}
        />
      )}
      <CausesCard
        who={who}
        names={names}
        sums={sums}
        ends={ends}
        places={places}
        stories={[storyOf(highlights, winners), winners.includes(seat) ? null : lossOf(highlights, seat)]}
      />
      <Card>
        <Heading>{t`Who was ahead`}</Heading>
        <Body>{storySentence(curveStory(curve, seat), who, say)}</Body>
        <ChancesChart
          curve={curve}
          seat={seat}
          names={names}
          points={turnings.map(({ point }) => point)}
          chosen={chosen}
          onChoose={(at) => {
            setChosen(at);
            showFully(card.current);
          }}
          label={curveWords(curve, who, say)}
        />
        <Quiet>{t`The larger the band, the better the chances to win.`}</Quiet>
      </Card>
      <View style={styles.list}>
        <Heading>{t`Where the game turned`}</Heading>
        {turnings.length === 0 && (
          <Body>{t`No single roll or decision changed the game much. It was many small steps.`}</Body>
        )}
        {turnings.length > 1 && (
          <Choice
            label={t`Where the game turned`}
            value={String(chosen)}
            onChange={(value) => setChosen(Number(value))}
            options={turnings.map(({ point: { kind } }, at) => ({
              value: String(at),
              icon: kind === 'decision' ? 'point' : 'dice',
              label: String(at + 1),
              spoken: kind === 'decision' ? t`${at + 1}: Decision` : t`${at + 1}: Dice`,
            }))}
          />
        )}
        {shown && (
          <View ref={card}>
            <TurningCard
              key={shown.point.index}
              number={chosen + 1}
              moves={match.log.length}
              turning={shown}
              who={who}
              onWatch={() => onWatch(shown.point.index + 1)}
              onTryAgain={() => onTryAgain(shown.point.index, seat)}
            />
          </View>
        )}
        {turnings.length > 0 && (
          <Quiet>{t`“Try again” is practice: it does not count in the statistics.`}</Quiet>
        )}
      </View>
      <DiceLines match={match} />
    </View>
  );
}

/** The people at this phone; without one, all seats: nobody looks at the mistakes of people elsewhere. */
function seatsToShow(seats: readonly SeatView[]): readonly Seat[] {
  const all = seats.map((_, seat) => seat);
  const here = all.filter((seat) => isPerson(seats, seat));
  return here.length > 0 ? here : all;
}

const styles = StyleSheet.create({
  page: { gap: space.large },
  list: { gap: space.medium },
});
