import { router, useIsFocused, useLocalSearchParams } from 'expo-router';
import { back } from '../../src/components/back';
import { pathOf, THEN_BACK } from '../../src/components/lesson/path';
import { lazyScreen } from '../../src/components/trouble/lazy-screen';

const TableLoader = lazyScreen(async () => (await import('../../src/components/screens')).TableLoader);

const home = () => router.dismissTo('/');

export default function TableRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const away = !useIsFocused();
  return (
    <TableLoader
      key={id}
      id={id}
      away={away}
      onBack={back}
      onHome={home}
      onReplay={() => router.navigate(`/history/${id}?at=0`)}
      onLookBack={() => router.navigate(`/look-back/${id}`)}
      onTable={(next) => router.replace(`/table/${next}`)}
      onInvite={(next) => router.replace(`/invite/${next}`)}
      onJoin={(table) => router.replace(`/join/${table}`)}
      onRules={(game) => router.navigate(pathOf('rules', game, THEN_BACK))}
      onSettings={() => router.navigate('/settings')}
    />
  );
}
