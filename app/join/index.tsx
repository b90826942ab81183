import { router } from 'expo-router';
import { back } from '../../src/components/back';
import { joinTable } from '../../src/components/lobby/joinTable';
import { fetched } from '../../src/components/trouble/fetched';

const NearbyScreen = fetched(() => import('../../src/components/lobby/NearbyScreen'));

export default function NearbyRoute() {
  return <NearbyScreen onJoin={(table) => router.navigate(joinTable(table))} onBack={back} />;
}
