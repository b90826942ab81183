import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { space } from './measures';
import { Quiet } from './Text';
import { useTheme } from './useTheme';

/** What takes no longer than this needs no word. */
const QUIET_MS = 300;

/** Until a screen is there. */
export function Waiting() {
  const { t } = useLingui();
  const theme = useTheme();
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <View role="status" aria-live="polite" style={[styles.all, { backgroundColor: theme.page }]}>
      {long && <Quiet>{t`One moment…`}</Quiet>}
    </View>
  );
}

const styles = StyleSheet.create({
  all: { flex: 1, alignItems: 'center', justifyContent: 'center', padding: space.wide },
});
