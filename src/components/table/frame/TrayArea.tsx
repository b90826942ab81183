import { useCallback, useEffect, useMemo } from 'react';
import { useSettings } from '../../../stores/app/AppContext';
import { DiceTray } from '../../dice/tray/DiceTray';
import { HandTray } from '../../dice/tray/HandTray';
import { useReducedMotion } from '../../ui/theme/use-theme';
import { useControls, useTray } from '../FaceContext';
import { useTable, useTableActions } from '../TableContext';
import { usePart } from '../use-part';
import { useAction } from './use-action';
import { useLooking } from './use-looking';

/** The tray with the dice of the game. */
export function TrayArea({ height, away }: { readonly height: number; readonly away: boolean }) {
  const dice = useTray((tray) => tray.dice);
  const keys = useTray((tray) => tray.thrown);
  const inHand = useTray((tray) => tray.inHand);
  const looking = useLooking();
  const pickable = useTray((tray) => tray.pickable) && !looking;
  const throws = useControls(({ main }) => (main?.throws && !main.blocked && !looking ? main : null));
  const { store, pick, landed } = useTableActions();
  const press = useAction();
  const flying = useTable((table) => table.flying);
  const index = useTable((table) => table.last?.index ?? -1);
  const sound = useSettings((settings) => settings.sound);
  const haptics = useSettings((settings) => settings.haptics);
  const shake = useSettings((settings) => settings.shake);
  const still = useReducedMotion();
  const part = usePart();
  // A throw keeps its identity while its dice are in the air, however often this renders.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the throw is known by its index
  const thrown = useMemo(() => (flying && keys.length > 0 ? { id: index, keys } : null), [flying, index]);
  // Shuffling a pile uses chance, but nothing flies.
  const unseen = flying && keys.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one such entry may follow on another
  useEffect(() => {
    if (unseen) landed();
  }, [unseen, index, landed]);
  // An interrupted throw reports its end late. It must not end the throw that is in the air now.
  const rest = (id: number) => {
    if (store.getState().last?.index === id) landed();
  };
  const pickUp = useCallback((key: string) => pick(dice.findIndex((die) => die.key === key)), [pick, dice]);
  const both = {
    dice,
    thrown,
    onLanded: rest,
    height,
    haptics,
    shake: shake && !away,
    ...(pickable && { onPress: pickUp }),
    ...(throws && { onThrow: () => press(throws) }),
  };
  if (part === 'hand') return <HandTray {...both} />;
  return <DiceTray {...both} {...(inHand && { inHand })} motion={still ? 'reduced' : 'full'} sound={sound} />;
}
