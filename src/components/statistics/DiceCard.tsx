import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import type { GameId } from '../../engine/games';
import type { Counts } from '../../stores/people/game-result';
import { type Evenness, evenness } from '../../stores/saves/evenness';
import { emblems } from '../games/emblems';
import { useSay } from '../table/FaceContext';
import { Card } from '../ui/Card';
import { Body, Heading, Quiet } from '../ui/Text';
import { space } from '../ui/theme/measures';
import { BarsHead } from './BarsHead';
import type { Distribution } from './counters';
import { ValueBar } from './ValueBar';

interface Props {
  readonly game: GameId;
  readonly counts: ReadonlyMap<string, Counts> | undefined;
  /** Some games were played with real dice, which are not counted. */
  readonly realDice: boolean;
  readonly distributions: readonly Distribution[];
}

/** The values that a game's dice have shown, beside the expected ones. */
export function DiceCard({ game, counts, realDice, distributions }: Props) {
  const { t } = useLingui();
  const fallen = distributions.flatMap((distribution) => {
    const own = counts?.get(distribution.key);
    return own && own.size > 0 ? [{ distribution, counts: own }] : [];
  });
  if (fallen.length === 0 && !realDice) return null;
  const name = t(emblems[game].name);
  return (
    <Card>
      <Heading>{t`Dice in ${name}`}</Heading>
      {realDice && <Quiet>{t`Only the phone’s dice are counted, not your own.`}</Quiet>}
      {fallen.map((each) => (
        <Fallen key={each.distribution.key} {...each} />
      ))}
    </Card>
  );
}

interface FallenProps {
  readonly distribution: Distribution;
  readonly counts: Counts;
}

function Fallen({ distribution, counts }: FallenProps) {
  const { t } = useLingui();
  const say = useSay();
  const title = t(distribution.title);
  const shares = distribution.values.map((value) => ({
    value,
    count: counts.get(value) ?? 0,
    chance: distribution.chance(value),
  }));
  const total = shares.reduce((sum, { count }) => sum + count, 0);
  const longest = Math.max(...shares.map(({ count, chance }) => Math.max(count, total * chance)));
  const names = shares.map(({ value }) => distribution.valueName(value, say));
  const letters = Math.max(...names.map((name) => name.length));
  return (
    <View style={styles.fallen}>
      <Heading level={3} kind="strong">
        {title}
      </Heading>
      <BarsHead />
      <View role="list" aria-label={title} style={styles.bars}>
        {shares.map(({ value, count, chance }, at) => (
          <ValueBar
            key={value}
            name={names[at] ?? ''}
            letters={letters}
            count={count}
            total={total}
            expected={total * chance}
            longest={longest}
          />
        ))}
      </View>
      <Verdict evenness={evenness(shares)} />
    </View>
  );
}

/** The result of the test for fairness. It claims no more than the numbers show. */
function Verdict({ evenness: how }: { readonly evenness: Evenness }) {
  const { t } = useLingui();
  const words: Readonly<Record<Evenness, string>> = {
    few: t`Too few dice to say anything yet.`,
    usual: t`Fair dice fall like this: differences of this size are usual.`,
    unusual: t`With fair dice, a difference this big happens less than 1 time in 10. It does happen.`,
    rare: t`With fair dice, a difference this big happens less than 1 time in 100.`,
  };
  return <Body>{words[how]}</Body>;
}

const styles = StyleSheet.create({
  fallen: { gap: space.small, paddingTop: space.small },
  bars: { gap: space.tiny },
});
