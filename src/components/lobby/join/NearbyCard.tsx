import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import { games } from '../../../engine/games';
import type { NearbyTable } from '../../../stores/multiplayer/lobby-state';
import { emblems } from '../../games/emblems';
import { Card } from '../../ui/Card';
import { ListRow } from '../../ui/controls/ListRow';
import { Heading, Quiet } from '../../ui/Text';
import { space } from '../../ui/theme/measures';
import { useBluetooth } from '../bluetooth/use-bluetooth';
import { transportWords } from '../transport-words';

interface Props {
  readonly tables: readonly NearbyTable[];
  readonly onJoin: (table: NearbyTable) => void;
}

/** Open tables nearby. One tap joins. */
export function NearbyCard({ tables, onJoin }: Props) {
  const { t } = useLingui();
  return (
    <Card>
      <Heading>{t`Nearby`}</Heading>
      <View role="list" aria-label={t`Tables nearby`} style={styles.list}>
        {tables.map((table) => (
          <View key={table.card.table} role="listitem">
            <NearbyRow table={table} onJoin={onJoin} />
          </View>
        ))}
      </View>
    </Card>
  );
}

function NearbyRow({ table, onJoin }: { readonly table: NearbyTable; readonly onJoin: Props['onJoin'] }) {
  const { t } = useLingui();
  const { card, transport, known } = table;
  const game = games.find(({ id }) => id === card.game);
  const { name, open } = card;
  const what = game ? t(emblems[game.id].name) : t`A game that this version doesn’t know`;
  const seats =
    open === 0 ? t`no free seat` : t`${plural(open, { one: '# free seat', other: '# free seats' })}`;
  const over = t(transportWords[transport]);
  return (
    <ListRow
      icon="people"
      label={known === null ? t`Join ${name}: ${what}` : t`Back to ${name}: ${what}`}
      line={t`${seats} · ${over}`}
      onPress={() => onJoin(table)}
    />
  );
}

/** Shown while no table is found. */
export function NobodyNearby({ transports }: { readonly transports: number | null }) {
  const { t } = useLingui();
  const bluetooth = useBluetooth('join');
  if (transports === null) return <Quiet>{t`Looking around…`}</Quiet>;
  if (transports === 0)
    return <Quiet>{t`Other phones can’t be reached from here. You can all take turns on this one.`}</Quiet>;
  return (
    <>
      <Quiet>
        {t`No table in sight yet. On the other phone: choose a game, give a seat to “Another phone”, and tap “Play”.`}
      </Quiet>
      {bluetooth && bluetooth.readiness !== 'unsupported' && (
        <Quiet>{t`Both phones need Bluetooth on, or the same Wi-Fi.`}</Quiet>
      )}
    </>
  );
}

const styles = StyleSheet.create({ list: { gap: space.tiny } });
