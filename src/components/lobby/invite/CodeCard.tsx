import { Trans } from '@lingui/react/macro';
import { StyleSheet, useWindowDimensions } from 'react-native';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { SharedTable } from '../../../stores/multiplayer/shared-table';
import { Card } from '../../ui/Card';
import { Quiet } from '../../ui/Text';
import { space } from '../../ui/theme/measures';
import { joinLink } from './join-link';
import { QrCode } from './QrCode';
import { useShareOrigin } from './share-origin';

/** A QR code that opens the table on another phone, with the digits filled in. */
export function CodeCard({ shared }: { readonly shared: SharedTable }) {
  const { width, height } = useWindowDimensions();
  const origin = useShareOrigin();
  const { digits, invitation, advertisements, table } = useStore(
    shared.store,
    useShallow(({ digits, invitation, advertisements, table }) => ({
      digits,
      invitation,
      advertisements,
      table,
    })),
  );
  if (digits === null || advertisements.length === 0 || origin === undefined) return null;
  if (origin === null) {
    return (
      <Card>
        <Quiet>
          <Trans>
            There is no code for cameras: this page was opened at an address that only this device reaches.
            Open it by the device’s address in the network, and invite again.
          </Trans>
        </Quiet>
      </Card>
    );
  }
  const address = advertisements.find((advertisement) => advertisement.address !== null)?.address ?? null;
  // On a small screen the code is in view below the digits, above the buttons at the bottom.
  const size = Math.min(220, width * 0.55, height * (width < height ? 0.22 : 0.5));
  return (
    <Card style={styles.card}>
      <Quiet style={styles.centred}>
        {invitation.by === 'code' ? (
          <Trans>Point the other phone’s camera at this:</Trans>
        ) : (
          <Trans>Or point the other phone’s camera at this:</Trans>
        )}
      </Quiet>
      <QrCode text={joinLink({ table, digits, address }, origin)} size={size} />
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { paddingVertical: space.medium, gap: space.tiny },
  centred: { textAlign: 'center' },
});
