import { router, useLocalSearchParams } from 'expo-router';
import { back } from '../../src/components/back';
import { pathOf, THEN_BACK } from '../../src/components/lesson/path';
import { readFragment, writeFragment } from '../../src/components/lobby/join/link-fragment';
import { lazyScreen } from '../../src/components/trouble/lazy-screen';

const JoinScreen = lazyScreen(async () => (await import('../../src/components/screens')).JoinScreen);

export default function JoinRoute() {
  const { table, '#': hash } = useLocalSearchParams<{ table: string; '#'?: string }>();
  const read = readFragment(hash ?? '');
  return (
    <JoinScreen
      key={table}
      table={table}
      digits={read?.digits ?? null}
      address={read?.address ?? null}
      onTable={(id) => router.replace(`/table/${id}`)}
      onOther={(other) => router.replace(`/join/${other.table}#${writeFragment(other)}`)}
      onBack={back}
      onLearn={(game) => router.navigate(pathOf('lesson', game, THEN_BACK))}
      onNearby={() => router.replace('/join')}
      onHome={() => router.dismissTo('/')}
    />
  );
}
