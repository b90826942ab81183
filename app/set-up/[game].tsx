import { router, useLocalSearchParams } from 'expo-router';
import { back } from '../../src/components/back';
import { lazyScreen } from '../../src/components/trouble/lazy-screen';

const SetUpLoader = lazyScreen(async () => (await import('../../src/components/screens')).SetUpLoader);

export default function SetUpRoute() {
  const { game } = useLocalSearchParams<{ game: string }>();
  return (
    <SetUpLoader
      id={game}
      onTable={(id) => router.replace(`/table/${id}`)}
      onInvite={(id) => router.replace(`/invite/${id}`)}
      onLearn={() => router.navigate(`/lesson/${game}`)}
      onRules={() => router.navigate(`/rules/${game}`)}
      onHome={() => router.replace('/')}
      onBack={back}
    />
  );
}
