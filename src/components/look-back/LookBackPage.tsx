import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { curveOf, type Finding, sumsOf, turningPointsOf } from '../../engine/bots/findings';
import type { Seat } from '../../engine/game';
import type { SeatView } from '../../net/session/session';
import type { SavedTable } from '../../stores/saves/saves';
import { isPerson } from '../../stores/table/handover';
import { useFace, useSay } from '../table/FaceContext';
import { happeningsOf } from '../table/happenings';
import { DiceLines } from '../table/result/DiceLines';
import { Card } from '../ui/Card';
import { Choice } from '../ui/controls/Choice';
import { Body, Heading, Quiet } from '../ui/Text';
import { space } from '../ui/theme/measures';
import { ChancesCurve } from './ChancesCurve';
import { SeatCard } from './SeatCard';
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

/** The shortest scale of the bars, so that small differences look small. */
const LEAST_SCALE = 0.2;

/** The look back: how the chances went, what were dice and what decisions, and where the game turned. */
export function LookBackPage({ saved, findings, onWatch, onTryAgain }: Props) {
  const { t } = useLingui();
  const say = useSay();
  const face = useFace();
  const { seats } = saved;
  const choices = seatsToShow(seats);
  const [seat, setSeat] = useState<Seat>(choices[0] ?? 0);
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
  const sums = useMemo(() => sumsOf(match, findings), [match, findings]);
  const turnings = useMemo(() => {
    const happenings = happeningsOf(match);
    return turningPointsOf(match, findings, seat).flatMap((point) => {
      const happening = happenings[point.index];
      return happening ? [turningOf(match, happening, point, face, say)] : [];
    });
  }, [match, findings, seat, face, say]);
  const story = curveStory(curve, seat);
  const sentence = storySentence(story, who, say);
  const longest = Math.max(LEAST_SCALE, ...sums.flatMap(({ luck, error }) => [Math.abs(luck), error]));
  const places = match.game.ranking(match.state) ?? [];
  const points = match.game.scores(match.state);
  return (
    <View style={styles.page}>
      {choices.length > 1 && (
        <Choice
          label={t`Whose game`}
          value={String(seat)}
          onChange={(value) => setSeat(Number(value))}
          options={choices.map((each) => ({ value: String(each), label: names[each] ?? '' }))}
        />
      )}
      <Card>
        <Heading>{t`The chances to win`}</Heading>
        <Body>{sentence}</Body>
        <ChancesCurve
          curve={curve}
          seat={seat}
          names={names}
          points={turnings.map(({ point }) => point)}
          mark={'at' in story ? story.at : null}
          label={curveWords(curve, who, say)}
        />
      </Card>
      <Card>
        <Heading>{t`Dice and decisions`}</Heading>
        <Quiet>{t`One point is one win more or less in 100 such games.`}</Quiet>
        <View role="list" style={styles.list}>
          {sums.map((sum, each) => (
            <SeatCard
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={each}
              name={names[each] ?? ''}
              place={places[each] ?? 0}
              points={points[each] ?? 0}
              sum={sum}
              longest={longest}
            />
          ))}
        </View>
      </Card>
      <View style={styles.list}>
        <Heading>{t`Where the game turned`}</Heading>
        {turnings.length === 0 && (
          <Body>{t`No single roll or decision changed the game much. It was many small steps.`}</Body>
        )}
        <View role="list" style={styles.list}>
          {turnings.map((turning, at) => (
            <TurningCard
              key={turning.point.index}
              number={at + 1}
              turning={turning}
              who={who}
              onWatch={() => onWatch(turning.point.index + 1)}
              onTryAgain={() => onTryAgain(turning.point.index, seat)}
            />
          ))}
        </View>
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
