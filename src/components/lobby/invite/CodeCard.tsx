import { Trans } from '@lingui/react/macro';
import { StyleSheet, useWindowDimensions } from 'react-native';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { SharedTable } from '../../../stores/multiplayer/shared-table';
import { Card } from '../../ui/Card';
import { Quiet } from '../../ui/Text';
import { joinLink } from './join-link';
import { QrCode } from './QrCode';

/** A QR code that opens the table on another phone, with the digits filled in. */
export function CodeCard({ shared }: { readonly shared: SharedTable }) {
  const { width, height } = useWindowDimensions();
  const { digits, advertisements, table } = useStore(
    shared.store,
    useShallow(({ digits, advertisements, table }) => ({ digits, advertisements, table })),
  );
  if (digits === null || advertisements.length === 0) return null;
  const address = advertisements.find((advertisement) => advertisement.address !== null)?.address ?? null;
  return (
    <Card>
      <Quiet style={styles.centred}>
        <Trans>Or point the other phone’s camera at this:</Trans>
      </Quiet>
      <QrCode text={joinLink({ table, digits, address })} size={Math.min(220, width * 0.55, height * 0.5)} />
    </Card>
  );
}

const styles = StyleSheet.create({ centred: { textAlign: 'center' } });
