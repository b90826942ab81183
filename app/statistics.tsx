import { router } from 'expo-router';
import { back } from '../src/components/back';
import { lazyScreen } from '../src/components/trouble/lazy-screen';

// With it come the games' faces, which know what their dice are called.
const StatisticsDoor = lazyScreen(() => import('../src/components/statistics/StatisticsLoader'));

export default function StatisticsRoute() {
  return <StatisticsDoor onBack={back} onPlay={() => router.dismissTo('/')} />;
}
