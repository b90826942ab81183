import { useLingui } from '@lingui/react/macro';
import { StyleSheet } from 'react-native';
import { useStore } from 'zustand';
import type { SharedTable } from '../../../stores/multiplayer/shared-table';
import { Text } from '../../ui/Text';
import { space } from '../../ui/theme/measures';
import { connectedWords } from '../transport-words';

/** The transport between this guest and its host. */
export function Connected({ shared }: { readonly shared: SharedTable }) {
  const { t } = useLingui();
  const over = useStore(shared.store, (state) => state.over);
  return (
    over && (
      <Text kind="small" tone="quiet" style={styles.line}>
        {t(connectedWords[over])}
      </Text>
    )
  );
}

const styles = StyleSheet.create({ line: { paddingTop: space.small } });
