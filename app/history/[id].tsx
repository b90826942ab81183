import { router, useLocalSearchParams } from 'expo-router';
import { back } from '../../src/components/back';
import { lazyScreen } from '../../src/components/trouble/lazy-screen';

const ReplayLoader = lazyScreen(async () => (await import('../../src/components/screens')).ReplayLoader);

export default function ReplayRoute() {
  const { id, at } = useLocalSearchParams<{ id: string; at?: string }>();
  return (
    <ReplayLoader
      key={`${id} ${at}`}
      id={id}
      {...(at !== undefined && { at: Number(at) || 0 })}
      onBack={back}
      onLookBack={() => router.navigate(`/look-back/${id}`)}
    />
  );
}
