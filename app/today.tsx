import { router } from 'expo-router';
import { back } from '../src/components/back';
import { lazyScreen } from '../src/components/trouble/lazy-screen';

const TodayLoader = lazyScreen(async () => (await import('../src/components/screens')).TodayLoader);

export default function TodayRoute() {
  return <TodayLoader onBack={back} onTable={(id) => router.navigate(`/table/${id}`)} />;
}
