import { useLocalSearchParams } from 'expo-router';
import { lazy } from 'react';

const DiceDemo = lazy(async () => ({ default: (await import('../src/components/dice/DiceDemo')).DiceDemo }));

const MOST = 31;

/** Throws dice without end. No button opens this route; `npm run bench:app` counts frames on it. */
export default function BenchDice() {
  const { dice } = useLocalSearchParams<{ dice?: string }>();
  return <DiceDemo count={Math.min(Number(dice) || MOST, MOST)} />;
}
