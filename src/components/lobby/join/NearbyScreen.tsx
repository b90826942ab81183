import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useApp } from '../../../stores/app/AppContext';
import type { NearbyTable } from '../../../stores/multiplayer/lobby-state';
import { Screen } from '../../ui/Screen';
import { Quiet } from '../../ui/Text';
import { BluetoothCard } from '../bluetooth/BluetoothCard';
import { AddressStep } from './AddressStep';
import { NearbyCard, NobodyNearby } from './NearbyCard';
import { useBrowsing, useLobby } from './use-lobby';

interface Props {
  readonly onJoin: (table: NearbyTable) => void;
  readonly onBack: () => void;
}

/** All discovered tables, or help if there are none. */
export default function NearbyScreen({ onJoin, onBack }: Props) {
  const { t } = useLingui();
  const { lobby } = useApp();
  useBrowsing();
  const transports = useLobby((state) => state.transports);
  const tables = useLobby((state) => state.tables);
  const more = useLobby((state) => state.inSight) - tables.length;
  return (
    <Screen title={t`Join a table`} onBack={onBack}>
      {tables.length > 0 ? (
        <NearbyCard tables={tables} onJoin={onJoin} />
      ) : (
        <NobodyNearby transports={transports?.length ?? null} />
      )}
      {more > 0 && (
        <Quiet>
          {t`${plural(more, { one: '# more table is in sight.', other: '# more tables are in sight.' })}`}{' '}
          {t`If yours is not here, scan the code on the host’s screen.`}
        </Quiet>
      )}
      <BluetoothCard purpose="join" small={tables.length > 0} />
      {lobby && transports?.includes('lan') && <AddressStep onAddress={lobby.addAddress} />}
    </Screen>
  );
}
