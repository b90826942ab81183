import { useEffect, useId, useState } from 'react';
import { useTrace } from '../../stores/app/AppContext';

/** A phone that lies on the table stays awake as long as the game is on its screen. Whether it does. */
export function useAwake(here: boolean): boolean {
  // Mounted screens have a name each: the next one may begin before the last one ends.
  const screen = useId();
  const trace = useTrace();
  const [awake, setAwake] = useState(false);
  useEffect(() => {
    if (!here) return;
    let wanted = true;
    // Where that is missing or refused (a browser in the background, a battery that is low) the game goes on all the same.
    const begun = stayAwake(screen).catch((error: unknown) => {
      trace.tell({ kind: 'caught', where: 'keep-awake', error });
      return null;
    });
    begun.then((letSleep) => wanted && setAwake(letSleep !== null));
    return () => {
      wanted = false;
      setAwake(false);
      begun.then((letSleep) => letSleep?.()).catch(() => {});
    };
  }, [here, screen, trace]);
  return awake;
}

async function stayAwake(screen: string): Promise<() => Promise<void>> {
  const { activateKeepAwakeAsync, deactivateKeepAwake } = await import('expo-keep-awake');
  await activateKeepAwakeAsync(screen);
  return () => deactivateKeepAwake(screen);
}
