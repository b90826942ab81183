import { lazy } from 'react';

const DiceDemo = lazy(async () => ({ default: (await import('../src/components/dice/DiceDemo')).DiceDemo }));

/** Throws dice without end. No button opens this route; `npm run bench:app` counts frames on it. */
export default function BenchDice() {
  return <DiceDemo />;
}
