import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import { Button } from '../ui/controls/Button';
import { IconButton } from '../ui/controls/IconButton';
import { space } from '../ui/theme/measures';
import { PageDots } from './PageDots';

interface Props {
  /** Counted from 0. */
  readonly at: number;
  readonly count: number;
  /** On the band of a phone on its side: icons without text. */
  readonly onBand: boolean;
  readonly onPage: (to: number) => void;
  readonly onPlay: () => void;
}

/** Buttons to the previous page, to the next one, and from the last one to the game. */
export function PageTurner({ at, count, onBand, onPage, onPlay }: Props) {
  const { t } = useLingui();
  const last = at === count - 1;
  const next = () => onPage(at + 1);
  return (
    <View style={onBand ? styles.close : styles.wide}>
      <IconButton
        icon="back"
        label={t`Previous page`}
        disabled={at === 0}
        tone={onBand ? 'onBand' : 'text'}
        onPress={() => onPage(at - 1)}
      />
      <PageDots at={at} count={count} onBand={onBand} />
      {onBand ? (
        <IconButton
          icon={last ? 'play' : 'forward'}
          label={last ? t`Play` : t`Next page`}
          tone="onBand"
          onPress={last ? onPlay : next}
        />
      ) : (
        <Button
          kind="main"
          label={last ? t`Play` : t`Next`}
          spoken={last ? t`Play` : t`Next page`}
          onPress={last ? onPlay : next}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  wide: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: space.small },
  close: { flexDirection: 'row', alignItems: 'center', gap: space.small },
});
