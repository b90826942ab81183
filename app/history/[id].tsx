import { useLocalSearchParams } from 'expo-router';
import { lazy, Suspense } from 'react';
import { back } from '../../src/components/back';

// With it come the boards and the dice: nothing that a list needs.
const ReplayDoor = lazy(() => import('../../src/components/history/replay/ReplayDoor'));

export default function ReplayRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  return (
    <Suspense fallback={null}>
      <ReplayDoor key={id} id={id} onBack={back} />
    </Suspense>
  );
}
