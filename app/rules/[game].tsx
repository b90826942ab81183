import { router, useLocalSearchParams } from 'expo-router';
import { back } from '../../src/components/back';
import { pathOf } from '../../src/components/lesson/path';
import { lazyScreen } from '../../src/components/trouble/lazy-screen';

const RulesLoader = lazyScreen(async () => (await import('../../src/components/screens')).RulesLoader);

export default function RulesRoute() {
  const { game, then } = useLocalSearchParams<{ game: string; then?: string }>();
  return (
    <RulesLoader
      game={game}
      onHome={() => router.replace('/')}
      onBack={back}
      onPlay={() => router.dismissTo(`/set-up/${game}`)}
      // A lesson that is open below the rules goes on.
      onLearn={() => router.dismissTo(pathOf('lesson', game, then))}
    />
  );
}
