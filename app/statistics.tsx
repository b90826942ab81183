import { router } from 'expo-router';
import { back } from '../src/components/back';
import { lazyScreen } from '../src/components/trouble/lazy-screen';

const StatisticsLoader = lazyScreen(async () => (await import('../src/components/screens')).StatisticsLoader);

export default function StatisticsRoute() {
  return (
    <StatisticsLoader
      onBack={back}
      onPlay={() => router.dismissTo('/')}
      onPeople={() => router.navigate('/people')}
      onFeats={() => router.navigate('/feats')}
      onPerson={(id) => router.navigate(`/people/${id}`)}
    />
  );
}
