import { useLingui } from '@lingui/react/macro';
import { StyleSheet } from 'react-native';
import { games } from '../../../engine/games';
import type { NearbyTable } from '../../../stores/multiplayer/lobby-state';
import { emblems } from '../../games/emblems';
import { Card } from '../../ui/Card';
import { Button } from '../../ui/controls/Button';
import { Body } from '../../ui/Text';
import { space } from '../../ui/theme/measures';
import { useLobby } from './use-lobby';

/** More buttons than these help nobody. */
const MOST_OFFERED = 3;

interface Props {
  /** The table that has refused the digits. */
  readonly table: string;
  readonly name: string;
  readonly onOther: (table: string) => void;
}

/**
 * Offers to use digits at another table in sight. A phone does not try them there by itself: at each wrong table they would count as a
 * guess.
 */
export function OtherTables({ table, name, onOther }: Props) {
  const { t } = useLingui();
  const tables = useLobby((state) => state.tables);
  const others = tables.filter(({ card, known }) => card.table !== table && known === null && card.open > 0);
  if (others.length === 0) return null;
  return (
    <Card style={styles.card}>
      <Body>{t`This table is not the one with these digits (${name}). Do they belong to another one?`}</Body>
      {others.slice(0, MOST_OFFERED).map((other) => (
        <OtherTable key={other.card.table} other={other} onOther={onOther} />
      ))}
    </Card>
  );
}

function OtherTable({ other, onOther }: { readonly other: NearbyTable; readonly onOther: Props['onOther'] }) {
  const { t } = useLingui();
  const { table, name, game: id } = other.card;
  const game = games.find((each) => each.id === id);
  const what = game ? t(emblems[game.id].name) : '';
  return <Button icon="people" label={t`Use them at ${name}: ${what}`} onPress={() => onOther(table)} />;
}

const styles = StyleSheet.create({ card: { gap: space.medium } });
