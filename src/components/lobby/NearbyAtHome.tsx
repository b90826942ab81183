import { useLingui } from '@lingui/react/macro';
import type { NearbyTable } from '../../stores/lobby-state';
import { Button } from '../ui/Button';
import { NearbyCard } from './NearbyCard';
import { useLobby } from './useLobby';

interface Props {
  readonly onJoin: (table: NearbyTable) => void;
  readonly onMore: () => void;
}

/** The tables in sight; without any, the way to where it is said how to come to one. */
export function NearbyAtHome({ onJoin, onMore }: Props) {
  const { t } = useLingui();
  const { tables } = useLobby();
  return tables.length > 0 ? (
    <NearbyCard tables={tables} onJoin={onJoin} />
  ) : (
    <Button kind="quiet" icon="people" label={t`Join a table`} onPress={onMore} />
  );
}
