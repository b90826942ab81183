import { router } from 'expo-router';
import { back } from '../src/components/back';
import { lazyScreen } from '../src/components/trouble/lazy-screen';

// Loads the games' faces, which name the values of the dice.
const StatisticsLoader = lazyScreen(() => import('../src/components/statistics/StatisticsLoader'));

export default function StatisticsRoute() {
  return (
    <StatisticsLoader
      onBack={back}
      onPlay={() => router.dismissTo('/')}
      onPeople={() => router.navigate('/people')}
      onPerson={(id) => router.navigate(`/people/${id}`)}
    />
  );
}
