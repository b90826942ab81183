import { router, useLocalSearchParams } from 'expo-router';
import { lazy, Suspense } from 'react';

// With it come the drawing of codes and all that a table of many phones needs.
const InviteDoor = lazy(() => import('../../src/components/lobby/InviteDoor'));

export default function InviteRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const toTable = () => router.replace(`/table/${id}`);
  return (
    <Suspense fallback={null}>
      <InviteDoor key={id} id={id} onTable={toTable} onBack={toTable} />
    </Suspense>
  );
}
