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

/** The discovered tables; if there are none, a button to the page that explains how to join one. */
export function NearbyAtHome({ onJoin, onMore }: Props) {
  const { t } = useLingui();
  const { bluetooth } = useApp();
  useBrowsing();
  const tables = useLobby((state) => state.atHome);
  const inSight = useLobby((state) => state.inSight);
  if (tables.length === 0)
    return <Button kind="quiet" icon="people" label={t`Join a table`} onPress={onMore} />;
  return (
    <>
      <NearbyCard tables={tables} onJoin={onJoin} />
      {/*
       * The home screen never asks for Bluetooth, so a table that only Bluetooth finds may be missing here, and it shows a few tables only.
       */}
      {(bluetooth || inSight > tables.length) && (
        <Button kind="quiet" icon="people" label={t`Other tables`} onPress={onMore} />
      )}
    </>
  );
}
