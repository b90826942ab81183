import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { StyleSheet } from 'react-native';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { SharedTable } from '../../../stores/multiplayer/shared-table';
import { LiveText } from '../../ui/access/LiveText';
import { Card } from '../../ui/Card';
import { Notice } from '../../ui/overlays/Notice';
import { Quiet, Text } from '../../ui/Text';
import { space } from '../../ui/theme/measures';
import { transportWords } from '../transport-words';
import { isReachable } from './reachable';

/** Tells others how to join: the six digits, and the transports over which this table can be reached. */
export function DigitsCard({ shared }: { readonly shared: SharedTable }) {
  const { t } = useLingui();
  const { digits, invitation, advertisements } = useStore(
    shared.store,
    useShallow(({ digits, invitation, advertisements }) => ({ digits, invitation, advertisements })),
  );
  const { by, renewals, restSeconds } = invitation;
  const open = advertisements.filter(({ state }) => state === 'open');
  // If no transport is certain, show all open ones: not every phone knows its own address.
  const reachable = open.filter(isReachable);
  const ways = (reachable.length > 0 ? reachable : open)
    .map(({ transport }) => t(transportWords[transport]))
    .join(', ');
  const joinable = (): string => {
    if (open.length > 0) return t`Others can join now, over: ${ways}`;
    if (advertisements.every(({ state }) => state === 'shut'))
      return t`Other phones can’t connect right now. Trying again…`;
    return t`Others can’t join yet. One moment…`;
  };
  if (advertisements.length === 0) {
    return (
      <Notice
        urgent
        text={t`Other phones can’t join this one. It can join a table that somebody opens in the installed app.`}
      />
    );
  }
  return (
    <Card style={styles.card}>
      {by === 'digits' && (
        <Quiet style={styles.centred}>
          <Trans>On the other phone: open Knobel, tap this table under “Nearby”, and type</Trans>
        </Quiet>
      )}
      {digits !== null && by === 'digits' && (
        <Text
          kind="display"
          role="heading"
          aria-level={2}
          aria-label={t`Digits: ${[...digits].join(' ')}`}
          style={styles.digits}
        >
          {`${digits.slice(0, 3)} ${digits.slice(3)}`}
        </Text>
      )}
      {by === 'digits' && (
        <LiveText kind="strong" style={styles.centred}>
          {renewals === 0 ? '' : t`These digits are new: wrong ones were typed five times.`}
        </LiveText>
      )}
      {restSeconds > 0 && (
        // Not live: a screen reader would say each second.
        <Text style={styles.centred}>
          {t`${plural(restSeconds, { one: 'They work in # second.', other: 'They work in # seconds.' })}`}
        </Text>
      )}
      <LiveText kind="small" tone="quiet" style={styles.centred}>
        {joinable()}
      </LiveText>
      {open.map(
        ({ transport, address }) =>
          address !== null && (
            <Text key={transport} kind="small" tone="quiet" selectable style={styles.centred}>
              {t`Address: ${address}`}
            </Text>
          ),
      )}
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { gap: space.medium },
  centred: { textAlign: 'center' },
  digits: { textAlign: 'center', fontSize: 52, lineHeight: 60, fontVariant: ['tabular-nums'] },
});
