import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { LiveText } from '../access/LiveText';
import { space } from '../theme/measures';
import { useTheme } from '../theme/use-theme';

/** A shorter wait shows no text. */
const QUIET_MS = 300;

/** Shown until a screen is ready. */
export function Waiting() {
  const { t } = useLingui();
  const theme = useTheme();
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <View role="status" style={[styles.all, { backgroundColor: theme.page }]}>
      <LiveText kind="quiet" tone="quiet">
        {long ? t`One moment…` : ''}
      </LiveText>
    </View>
  );
}

const styles = StyleSheet.create({
  all: { flex: 1, alignItems: 'center', justifyContent: 'center', padding: space.wide },
});
