import { Trans, useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import type { GameId } from '../../engine/games';
import { emblems } from '../games/emblems';
import { IconButton } from '../ui/controls/IconButton';
import { Press, wash } from '../ui/controls/Press';
import { Quiet, Text } from '../ui/Text';
import { radius, space } from '../ui/theme/measures';
import { useTheme } from '../ui/theme/use-theme';
import { FeltTray } from './FeltTray';
import { useHomeLayout } from './use-home-layout';

export interface HomeGame {
  readonly id: GameId;
  readonly seats: { readonly min: number; readonly max: number };
}

interface Props extends HomeGame {
  readonly onPlay: (game: GameId) => void;
  readonly onRules: (game: GameId) => void;
  /** The height of the longest words of all cards, so that the titles of neighbours are on one line. */
  readonly least: number;
  readonly onHeight: (game: GameId, height: number) => void;
}

/** A game on the home screen. A press opens its set-up; an icon opens its rules. */
export function GameCard({ id, seats, onPlay, onRules, ...words }: Props) {
  const { t } = useLingui();
  const theme = useTheme();
  const { tall } = useHomeLayout();
  const name = t(emblems[id].name);
  return (
    <View role="listitem" style={[styles.card, { backgroundColor: theme.card, boxShadow: theme.shadow }]}>
      <Press
        role="button"
        onPress={() => onPlay(id)}
        style={(state) => [
          styles.main,
          tall ? styles.tall : styles.beside,
          { backgroundColor: wash(state, theme) },
        ]}
      >
        <Words id={id} seats={seats} {...words} />
      </Press>
      <View style={[styles.rules, tall ? styles.rulesTall : styles.rulesBeside]}>
        <IconButton icon="rules" label={t`Rules of ${name}`} tone="quiet" onPress={() => onRules(id)} />
      </View>
    </View>
  );
}

/** Beside the picture a long name twice as large would break in the middle. */
const MOST_NAME = 1.4;

/** The picture and the texts of the card. */
function Words({ id, seats, least, onHeight }: Omit<Props, 'onPlay' | 'onRules'>) {
  const { t } = useLingui();
  const { tall, die } = useHomeLayout();
  const { min, max } = seats;
  return (
    <>
      <FeltTray game={id} die={die} edge={tall ? 'bottom' : 'right'} fills={tall} />
      <View
        style={[styles.words, !tall && styles.beyond, tall ? styles.besideRulesTall : styles.besideRules]}
      >
        <View style={{ minHeight: least }}>
          <View style={styles.lines} onLayout={({ nativeEvent }) => onHeight(id, nativeEvent.layout.height)}>
            <Text kind={tall ? 'title' : 'heading'} maxFontSizeMultiplier={MOST_NAME}>
              {t(emblems[id].name)}
            </Text>
            <Text kind="quiet">{t(emblems[id].line)}</Text>
            <Quiet>
              <Trans>
                {min}–{max} players
              </Trans>
            </Quiet>
          </View>
        </View>
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  card: { flex: 1, borderRadius: radius.large },
  main: { flex: 1, borderRadius: radius.large, overflow: 'hidden' },
  beside: { flexDirection: 'row' },
  tall: {},
  beyond: { flex: 1 },
  words: { justifyContent: 'center', padding: space.medium },
  lines: { gap: space.hair },
  besideRules: { paddingRight: 48 },
  besideRulesTall: { paddingRight: 60 },
  rules: { position: 'absolute', right: space.tiny },
  rulesBeside: { top: space.tiny },
  rulesTall: { bottom: space.medium, right: space.medium },
});
