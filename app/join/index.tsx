import { router } from 'expo-router';
import { lazy, Suspense } from 'react';
import { back } from '../../src/components/back';
import { joinTable } from '../../src/components/lobby/joinTable';

const NearbyScreen = lazy(() => import('../../src/components/lobby/NearbyScreen'));

export default function NearbyRoute() {
  return (
    <Suspense fallback={null}>
      <NearbyScreen onJoin={(table) => router.navigate(joinTable(table))} onBack={back} />
    </Suspense>
  );
}
