import { useLingui } from '@lingui/react/macro';
import { StyleSheet } from 'react-native';
import { useStore } from 'zustand';
import type { GuessingPlace } from '../../../net/discovery/guessing-places';
import type { SharedTable } from '../../../stores/multiplayer/shared-table';
import { AlertText } from '../../ui/access/AlertText';
import { Card } from '../../ui/Card';
import { Button } from '../../ui/controls/Button';
import { Body, Quiet } from '../../ui/Text';
import { space } from '../../ui/theme/measures';
import { useShareOrigin } from './share-origin';

/** A person who mistypes once or twice is no attacker. */
const SUSPICIOUS = 3;
/** More places would fill the screen. */
const MOST_PLACES = 3;

/** Tells the host that somebody guesses the digits, and what helps (NS16, NS17). */
export function GuessCard({ shared }: { readonly shared: SharedTable }) {
  const { t } = useLingui();
  const { by, renewals, guesses } = useStore(shared.store, ({ invitation }) => invitation);
  const hasCode = typeof useShareOrigin() === 'string';
  const wrong = guesses.reduce((sum, place) => sum + place.wrong, 0);
  if (by === 'code') {
    return (
      <Card style={styles.card}>
        <Body>{t`Others join with the code now. Nobody can guess it.`}</Body>
        <Button label={t`Show digits again`} onPress={() => shared.inviteBy('digits')} />
      </Card>
    );
  }
  if (renewals === 0 && wrong < SUSPICIOUS) return null;
  const suspects = guesses.filter(
    (place) => !place.shutOut && place.from !== '' && place.wrong >= SUSPICIOUS,
  );
  const out = guesses.some(({ shutOut }) => shutOut);
  return (
    <Card style={styles.card}>
      <AlertText kind="strong">{t`Somebody keeps typing wrong digits.`}</AlertText>
      <Body>
        {hasCode
          ? t`Is it none of you? Then let people in with the code only: nobody can guess it.`
          : t`Is it none of you? Then shut them out, or wait a little and invite again.`}
      </Body>
      {out && <Quiet>{t`You have shut somebody out. That ends when you leave this screen.`}</Quiet>}
      {hasCode && (
        <Button icon="camera" label={t`Only with the code`} onPress={() => shared.inviteBy('code')} />
      )}
      {suspects.slice(0, MOST_PLACES).map((place) => (
        <ShutOut key={`${place.transport} ${place.from}`} place={place} shared={shared} />
      ))}
    </Card>
  );
}

function ShutOut({ place, shared }: { readonly place: GuessingPlace; readonly shared: SharedTable }) {
  const { t } = useLingui();
  const { transport, from, wrong } = place;
  return (
    <Button
      icon="lock"
      label={
        transport === 'lan'
          ? t`Shut out ${from} (${wrong} times wrong)`
          : t`Shut out who guesses (${wrong} times wrong)`
      }
      onPress={() => shared.shutOut(place)}
    />
  );
}

const styles = StyleSheet.create({ card: { gap: space.medium } });
