import { useMemo, useRef } from 'react';
import { useSettings } from '../../../stores/app/AppContext';
import { DiceTray } from '../../dice/tray/DiceTray';
import { useTray } from '../../table/FaceContext';
import { useTable, useTableActions } from '../../table/TableContext';
import { useReducedMotion } from '../../ui/theme/use-theme';

/** The tray of a replay. Dice fly again, but the player can't throw them. */
export function ReplayTray({ height }: { readonly height: number }) {
  const dice = useTray((tray) => tray.dice);
  const keys = useTray((tray) => tray.thrown);
  const { landed } = useTableActions();
  const flying = useTable((table) => (table.flying ? table.last : null));
  const sound = useSettings((settings) => settings.sound);
  const haptics = useSettings((settings) => settings.haptics);
  const still = useReducedMotion();
  const throws = useRef(0);
  // The same entry may be shown twice in a row. Each showing is a throw of its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a throw is one thing, whatever else is drawn again
  const thrown = useMemo(() => {
    if (!flying) return null;
    throws.current += 1;
    return { id: throws.current, keys };
  }, [flying]);
  return (
    <DiceTray
      dice={dice}
      thrown={thrown}
      // A skipped throw may land while the next one flies.
      onLanded={(id) => id === thrown?.id && landed()}
      height={height}
      motion={still ? 'reduced' : 'full'}
      sound={sound}
      haptics={haptics}
      shake={false}
    />
  );
}
