import { router, useLocalSearchParams } from 'expo-router';
import { back } from '../../src/components/back';
import { lazyScreen } from '../../src/components/trouble/lazy-screen';

const RulesLoader = lazyScreen(async () => (await import('../../src/components/screens')).RulesLoader);

export default function RulesRoute() {
  const { game } = useLocalSearchParams<{ game: string }>();
  return (
    <RulesLoader
      game={game}
      onHome={() => router.replace('/')}
      onBack={back}
      onPlay={() => router.dismissTo(`/set-up/${game}`)}
      onLearn={() => router.navigate(`/lesson/${game}`)}
    />
  );
}
