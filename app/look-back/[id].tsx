import { router, useLocalSearchParams } from 'expo-router';
import { back } from '../../src/components/back';
import { lazyScreen } from '../../src/components/trouble/lazy-screen';

const LookBackLoader = lazyScreen(async () => (await import('../../src/components/screens')).LookBackLoader);

export default function LookBackRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  return (
    <LookBackLoader
      key={id}
      id={id}
      onBack={back}
      onWatch={(count) => router.navigate(`/history/${id}?at=${count}`)}
      onTable={(table) => router.navigate(`/table/${table}`)}
    />
  );
}
