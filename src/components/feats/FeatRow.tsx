import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import { useLocale } from '../../i18n/use-locale';
import type { FoundFeat } from '../../stores/people/feats';
import { Body, Quiet } from '../ui/Text';
import { space } from '../ui/theme/measures';
import { FeatPicture } from './FeatPicture';
import type { FeatWords } from './feat-words';

/** Beside its picture a longer word would break on a phone. */
const MOST_TEXT = 1.5;

interface Props {
  readonly words: FeatWords;
  /** Null if it was not found. */
  readonly found: FoundFeat | null;
}

/** A feat: its picture, what it is, and when it was done first. */
export function FeatRow({ words: { line, ...picture }, found }: Props) {
  const { t } = useLingui();
  const { formatDate } = useLocale();
  const count = found?.count ?? 0;
  const date = found && formatDate(found.first);
  const times = t`${plural(count, { one: '# game', other: '# games' })}`;
  return (
    <View role="listitem" style={styles.row}>
      <FeatPicture {...picture} found={found !== null} />
      <View style={styles.words}>
        <Body maxFontSizeMultiplier={MOST_TEXT} {...(!found && ({ tone: 'quiet' } as const))}>
          {t(line)}
        </Body>
        <Quiet>{date ? (count > 1 ? t`First on ${date}, in ${times}` : date) : t`Not yet`}</Quiet>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.medium },
  words: { flex: 1 },
});
