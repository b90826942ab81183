import { useLingui } from '@lingui/react/macro';
import { StyleSheet } from 'react-native';
import { useStore } from 'zustand';
import type { SharedTable } from '../../stores/shared/shared-table';
import { space } from '../ui/measures';
import { Text } from '../ui/Text';
import { overWords } from './wayWords';

/** By what a guest is connected to its host. */
export function Connected({ shared }: { readonly shared: SharedTable }) {
  const { t } = useLingui();
  const over = useStore(shared.store, (state) => state.over);
  return (
    over && (
      <Text kind="small" tone="quiet" style={styles.line}>
        {t(overWords[over])}
      </Text>
    )
  );
}

const styles = StyleSheet.create({ line: { paddingTop: space.small } });
