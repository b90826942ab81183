import { router } from 'expo-router';
import { back } from '../../src/components/back';
import { joinTable } from '../../src/components/lobby/join/join-table';
import { lazyScreen } from '../../src/components/trouble/lazy-screen';

const NearbyScreen = lazyScreen(async () => (await import('../../src/components/screens')).NearbyScreen);

export default function NearbyRoute() {
  return <NearbyScreen onJoin={(table) => router.navigate(joinTable(table))} onBack={back} />;
}
