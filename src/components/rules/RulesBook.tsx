import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { GameId } from '../../engine/games';
import { emblems } from '../games/emblems';
import { Spoken } from '../ui/access/Spoken';
import { Button } from '../ui/controls/Button';
import { Screen } from '../ui/Screen';
import { Body, Text } from '../ui/Text';
import { column, lowScreen, space, wideScreen } from '../ui/theme/measures';
import { PageTurner } from './PageTurner';
import type { RulesPage, RulesProps } from './rules-page';
import { useRoomy } from './use-roomy';
import { useSideways } from './use-sideways';
import { useSwipe } from './use-swipe';

interface Props extends RulesProps {
  readonly game: GameId;
  readonly pages: readonly RulesPage[];
}

/** The rules of a game, page by page, with buttons or by swiping. */
export function RulesBook({ game, pages, onBack, onPlay, onLearn }: Props) {
  const { t } = useLingui();
  const insets = useSafeAreaInsets();
  const { width, height } = useWindowDimensions();
  const roomy = useRoomy();
  const [at, setAt] = useState(0);
  const [turned, setTurned] = useState(false);
  const go = (to: number) => {
    if (to < 0 || to >= pages.length) return;
    setAt(to);
    setTurned(true);
  };
  const leaf = useRef<View>(null);
  useSideways(leaf);
  const swipe = useSwipe({ onLeft: () => go(at + 1), onRight: () => go(at - 1) });

  const page = pages[at];
  if (!page) return null;
  const name = t(emblems[game].name);
  const heading = t(page.heading);
  const number = at + 1;
  const count = pages.length;
  const beside = width >= wideScreen && width > height;
  const low = height < lowScreen && beside;
  const turner = <PageTurner at={at} count={count} onBand={low} onPage={go} onPlay={onPlay} />;
  return (
    <Screen
      title={t`Rules of ${name}`}
      onBack={onBack}
      scrolls={false}
      {...(low ? { actions: turner } : { footer: turner })}
    >
      <Spoken text={turned ? t`Page ${number} of ${count}: ${heading}` : ''} />
      <View ref={leaf} style={styles.fill} {...swipe}>
        <ScrollView
          key={page.key}
          contentContainerStyle={[
            styles.page,
            beside ? styles.beside : styles.below,
            low && styles.low,
            {
              paddingTop: beside ? space.large : space.large + Math.max(0, (height - 800) / 4),
              paddingLeft: Math.max(insets.left, space.large),
              paddingRight: Math.max(insets.right, space.large),
            },
          ]}
        >
          <View style={beside ? styles.wordsBeside : styles.words}>
            <Text kind={roomy ? 'title' : 'heading'} role="heading" aria-level={2}>
              {heading}
            </Text>
            <Body>{t(page.words)}</Body>
            {onLearn && (
              <View style={styles.learn}>
                <Button icon="point" label={t`Learn in two minutes`} onPress={onLearn} />
              </View>
            )}
          </View>
          <View style={beside ? styles.sceneBeside : styles.scene}>
            <page.Scene />
          </View>
        </ScrollView>
      </View>
    </Screen>
  );
}

const MOST_WIDE = 720;

const styles = StyleSheet.create({
  fill: { flex: 1 },
  page: {
    flexGrow: 1,
    width: '100%',
    maxWidth: column,
    alignSelf: 'center',
    paddingBottom: space.large,
    gap: space.wide,
  },
  // Aligned to the top, so that the heading stays in place from page to page.
  below: { alignItems: 'center' },
  beside: { flexDirection: 'row', alignItems: 'center' },
  low: { alignItems: 'flex-start' },
  words: { width: '100%', maxWidth: MOST_WIDE, gap: space.small },
  wordsBeside: { flex: 2, gap: space.small },
  learn: { alignItems: 'flex-start', paddingTop: space.tiny },
  scene: { width: '100%', maxWidth: MOST_WIDE },
  sceneBeside: { flex: 3 },
});
