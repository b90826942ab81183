import { router } from 'expo-router';
import { lazy, Suspense } from 'react';
import { back } from '../src/components/back';

// With it come the games' faces, which know what their dice are called.
const StatisticsDoor = lazy(() => import('../src/components/statistics/StatisticsDoor'));

export default function StatisticsRoute() {
  return (
    <Suspense fallback={null}>
      <StatisticsDoor onBack={back} onPlay={() => router.dismissTo('/')} />
    </Suspense>
  );
}
