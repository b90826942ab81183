import { router, useLocalSearchParams } from 'expo-router';
import { lazy, Suspense } from 'react';
import { back } from '../../src/components/back';

const JoinScreen = lazy(() => import('../../src/components/lobby/JoinScreen'));

export default function JoinRoute() {
  const { table, '#': hash } = useLocalSearchParams<{ table: string; '#'?: string }>();
  const [digits = null] = /^\d{6}$/.exec(hash ?? '') ?? [];
  return (
    <Suspense fallback={null}>
      <JoinScreen
        key={table}
        table={table}
        digits={digits}
        onTable={(id) => router.replace(`/table/${id}`)}
        onOther={(other, read) => router.replace(`/join/${other}#${read}`)}
        onBack={back}
      />
    </Suspense>
  );
}
