import { useEffect, useId, useState } from 'react';
import { useTrace } from '../../stores/app/AppContext';

/** Keeps the screen on while `active`. Returns whether it stays on. */
export function useAwake(active: boolean): boolean {
  // Each mounted screen has its own tag: the next screen may mount before the last one unmounts.
  const screen = useId();
  const trace = useTrace();
  const [awake, setAwake] = useState(false);
  useEffect(() => {
    if (!active) return;
    let current = true;
    // Where the system refuses (a browser in the background, a low battery), the game continues without it.
    const request = stayAwake(screen).catch((error: unknown) => {
      trace.tell({ kind: 'caught', where: 'keep-awake', error });
      return null;
    });
    request.then((letSleep) => current && setAwake(letSleep !== null));
    return () => {
      current = false;
      setAwake(false);
      request.then((letSleep) => letSleep?.()).catch(() => {});
    };
  }, [active, screen, trace]);
  return awake;
}

async function stayAwake(screen: string): Promise<() => Promise<void>> {
  const { activateKeepAwakeAsync, deactivateKeepAwake } = await import('expo-keep-awake');
  await activateKeepAwakeAsync(screen);
  return () => deactivateKeepAwake(screen);
}
