import { useLocalSearchParams } from 'expo-router';
import { lazyScreen } from '../src/components/trouble/lazy-screen';

const DiceDemo = lazyScreen(async () => (await import('../src/components/screens')).DiceDemo);

const MOST = 31;

/** Throws dice without end. No button opens this route; `npm run bench:app` counts frames on it. */
export default function BenchDice() {
  const { dice } = useLocalSearchParams<{ dice?: string }>();
  return <DiceDemo count={Math.min(Number(dice) || MOST, MOST)} />;
}
