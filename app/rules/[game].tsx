import { router, useLocalSearchParams } from 'expo-router';
import { back } from '../../src/components/back';
import { rulesOf } from '../../src/components/rules/contents';
import { NoSuchGame } from '../../src/components/set-up/NoSuchGame';

export default function RulesRoute() {
  const { game } = useLocalSearchParams<{ game: string }>();
  const Rules = rulesOf(game);
  if (!Rules) return <NoSuchGame onHome={() => router.replace('/')} />;
  return (
    <Rules
      onBack={back}
      onPlay={() => router.dismissTo(`/set-up/${game}`)}
      onLearn={() => router.navigate(`/lesson/${game}`)}
    />
  );
}
