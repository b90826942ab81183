import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useScrollStop } from '../../ui/access/use-scroll-stop';
import { space } from '../../ui/theme/measures';
import { TypeSizeContext } from '../../ui/theme/type-size';
import { useFace } from '../FaceContext';
import { usePart } from '../use-part';
import { BoardPlace } from './BoardPlace';
import { type Composition, MOST_BESIDE, useComposition } from './composition';

/** The height of prompt and actions beside the board of a phone, and the least height of its tray. */
const ACTIONS = 150;
const LEAST_TRAY = 64;
/** The height of the dice in hand, while a phone in the middle has the tray. */
const IN_HAND = { upright: 82, sideways: 66 } as const;

interface Props {
  /** The tray at this height. Null for a game whose dice fall on its board. */
  readonly tray: (height: number) => ReactNode;
  /** The sentence about the last move. */
  readonly story: ReactNode;
  /** Why the last tap did nothing. It appears over the story and the tray, away from the board and the actions. */
  readonly notice?: (at: 'top' | 'bottom') => ReactNode;
  /** The prompt and the actions. */
  readonly actions: ReactNode;
}

/** The parts of a table below the seats, as this window has room for them: docs/design/table.md. */
export function Composed({ tray, story, notice, actions }: Props) {
  const face = useFace();
  const insets = useSafeAreaInsets();
  const composition = useComposition(face.tray !== undefined);
  const { sideways, large, type, text, group, column } = composition;
  const [height, setHeight] = useState<number | null>(null);
  // A banner above takes height that the window's size does not show.
  const hand = usePart() === 'hand';
  const trayHeight = hand
    ? IN_HAND[sideways && !large ? 'sideways' : 'upright'] * (large ? 1.4 : 1)
    : height === null || !sideways || large
      ? composition.trayHeight
      : Math.max(LEAST_TRAY, Math.min(composition.trayHeight, height - ACTIONS));
  // A phone on its side has no height for larger text beside the board.
  const besideType = large ? type : Math.min(1, MOST_BESIDE / text);
  const sides = { paddingLeft: insets.left, paddingRight: insets.right, paddingBottom: insets.bottom };
  const felt = face.tray && (
    <View testID="tray" style={styles.tray}>
      {tray(trayHeight)}
    </View>
  );
  // Without a tray there is more room below the story than above it.
  const over = notice?.(felt ? 'bottom' : 'top');
  return (
    <View
      role="main"
      style={[styles.main, sides]}
      onLayout={({ nativeEvent }) => setHeight(nativeEvent.layout.height)}
    >
      <View style={[sideways ? styles.sideways : styles.upright, { maxWidth: group }]}>
        {sideways ? (
          <TypeSizeContext value={besideType}>
            <View style={[styles.beside, large && styles.centred, { width: column }]}>
              <View style={large ? styles.content : styles.fill}>
                {felt}
                {large ? <LongStory>{story}</LongStory> : <View style={styles.fill}>{story}</View>}
                {over}
              </View>
              {actions}
            </View>
          </TypeSizeContext>
        ) : (
          <View style={styles.above}>
            {felt}
            {story}
            {over}
          </View>
        )}
        {sideways ? (
          <BoardPlace {...composition} />
        ) : (
          // Who reads or tabs from part to part comes to the prompt and the actions before all the numbers of a board.
          <View style={styles.actionsFirst}>
            {actions}
            <BoardPlace {...composition} />
          </View>
        )}
      </View>
    </View>
  );
}

/** A story that may be longer than its place. */
function LongStory({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  const scroll = useRef<ScrollView>(null);
  useScrollStop(scroll, t`What happened`);
  return (
    <ScrollView ref={scroll} style={styles.content} contentContainerStyle={styles.story}>
      {children}
    </ScrollView>
  );
}

/** Enlarges type where the window is large. */
export function TypeForWindow({ children }: { readonly children: ReactNode }) {
  const { type }: Composition = useComposition(true);
  return <TypeSizeContext value={type}>{children}</TypeSizeContext>;
}

const styles = StyleSheet.create({
  main: { flex: 1, alignItems: 'center' },
  upright: { flex: 1, width: '100%' },
  sideways: { flex: 1, width: '100%', flexDirection: 'row' },
  actionsFirst: { flex: 1, width: '100%', flexDirection: 'column-reverse' },
  beside: { paddingLeft: space.small, paddingTop: space.small },
  // The column is as high as its parts, and stands in the middle like the board beside it.
  centred: { justifyContent: 'center', paddingTop: 0 },
  content: { flexGrow: 0, flexShrink: 1 },
  fill: { flex: 1 },
  story: { flexGrow: 1, justifyContent: 'center' },
  // A notice may reach over the board.
  above: { zIndex: 1 },
  tray: { paddingHorizontal: space.small, paddingTop: space.small },
});
