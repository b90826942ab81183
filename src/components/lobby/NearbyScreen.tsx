import { useLingui } from '@lingui/react/macro';
import type { NearbyTable } from '../../stores/lobby-state';
import { Screen } from '../ui/Screen';
import { NearbyCard, NobodyNearby } from './NearbyCard';
import { useLobby } from './useLobby';

interface Props {
  readonly onJoin: (table: NearbyTable) => void;
  readonly onBack: () => void;
}

/** All tables in sight, and what to do where there are none. */
export default function NearbyScreen({ onJoin, onBack }: Props) {
  const { t } = useLingui();
  const { ways, tables } = useLobby();
  return (
    <Screen title={t`Join a table`} onBack={onBack}>
      {tables.length > 0 ? (
        <NearbyCard tables={tables} onJoin={onJoin} />
      ) : (
        <NobodyNearby ways={ways?.length ?? null} />
      )}
    </Screen>
  );
}
