import { router, useIsFocused, useLocalSearchParams } from 'expo-router';
import { lazyScreen } from '../../src/components/trouble/lazy-screen';

// With it come the boards and the dice: nothing that home needs.
const TableDoor = lazyScreen(() => import('../../src/components/table/TableLoader'));

const home = () => router.dismissTo('/');

export default function TableRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const away = !useIsFocused();
  return (
    <TableDoor
      key={id}
      id={id}
      away={away}
      onBack={home}
      onHome={home}
      onReplay={() => router.navigate(`/history/${id}`)}
      onTable={(next) => router.replace(`/table/${next}`)}
      onInvite={(next) => router.replace(`/invite/${next}`)}
      onJoin={(table) => router.replace(`/join/${table}`)}
      onRules={(game) => router.navigate(`/rules/${game}`)}
      onSettings={() => router.navigate('/settings')}
    />
  );
}
