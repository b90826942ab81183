import { lazy } from 'react';

const DiceDemo = lazy(async () => ({ default: (await import('../src/components/dice/DiceDemo')).DiceDemo }));

/** Dice that are thrown for ever: no button leads here. `npm run bench:app` counts frames on it. */
export default function BenchDice() {
  return <DiceDemo />;
}
