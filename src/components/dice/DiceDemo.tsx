import { useCallback, useRef, useState } from 'react';
import { View } from 'react-native';
import type { PaintName } from './paint';
import { DiceTray } from './tray/DiceTray';
import type { Throw, TrayDie } from './tray/tray-die';

const COLOURS: readonly PaintName[] = ['ivory', 'red', 'ivory', 'yellow', 'ivory', 'green', 'ivory', 'blue'];

interface Props {
  readonly count?: number;
  readonly height?: number;
  readonly faces?: 'pips' | 'colours';
}

/** Throws dice without end. Benchmarks count its frames. */
export function DiceDemo({ count = 31, height = 420, faces = 'pips' }: Props) {
  const [thrown, setThrown] = useState<Throw | null>(null);
  const id = thrown?.id ?? 0;
  const dice = Array.from({ length: count }, (_, at): TrayDie => {
    const value = 1 + ((id * 7 + at * at * 5 + at) % 6);
    const paint = COLOURS[at % COLOURS.length] ?? 'ivory';
    return { key: String(at), paint, value, face: faces, label: String(value) };
  });
  const keys = useRef(dice.map(({ key }) => key));
  const next = useCallback(() => {
    setThrown((last) => ({ id: (last?.id ?? 0) + 1, keys: keys.current }));
  }, []);
  const landed = useCallback((id: number) => {
    // A throw that was ended by the next one must not start a third.
    setThrown((last) => (last?.id === id ? { id: id + 1, keys: keys.current } : last));
  }, []);
  return (
    <View style={{ padding: 12 }}>
      <DiceTray
        dice={dice}
        thrown={thrown}
        onLanded={landed}
        onThrow={next}
        height={height}
        motion="full"
        sound={false}
        haptics={false}
        shake={false}
      />
    </View>
  );
}
