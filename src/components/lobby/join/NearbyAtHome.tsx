import { useLingui } from '@lingui/react/macro';
import { useApp } from '../../../stores/app/AppContext';
import type { NearbyTable } from '../../../stores/multiplayer/lobby-state';
import { Button } from '../../ui/controls/Button';
import { NearbyCard } from './NearbyCard';
import { useBrowsing, useLobby } from './use-lobby';

interface Props {
  readonly onJoin: (table: NearbyTable) => void;
  readonly onMore: () => void;
}

/** The tables in sight; without any, the way to where it is said how to come to one. */
export function NearbyAtHome({ onJoin, onMore }: Props) {
  const { t } = useLingui();
  const { bluetooth } = useApp();
  useBrowsing();
  const tables = useLobby((state) => state.tables);
  if (tables.length === 0)
    return <Button kind="quiet" icon="people" label={t`Join a table`} onPress={onMore} />;
  return (
    <>
      <NearbyCard tables={tables} onJoin={onJoin} />
      {/* The one that is wanted may be seen over Bluetooth only, for which nothing is asked here. */}
      {bluetooth && <Button kind="quiet" icon="people" label={t`Other tables`} onPress={onMore} />}
    </>
  );
}
