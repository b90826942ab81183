import { useEffect } from 'react';

const TABLE = 'table';

/** A phone that lies on the table stays awake as long as the game is on its screen. */
export function useAwake(here: boolean): void {
  useEffect(() => {
    if (!here) return;
    // Where that is missing or refused (a browser in the background, a battery that is low) the game goes on all the same.
    const begun = stayAwake().catch(() => null);
    return () => {
      begun.then((letSleep) => letSleep?.()).catch(() => {});
    };
  }, [here]);
}

async function stayAwake(): Promise<() => Promise<void>> {
  const { activateKeepAwakeAsync, deactivateKeepAwake } = await import('expo-keep-awake');
  await activateKeepAwakeAsync(TABLE);
  return () => deactivateKeepAwake(TABLE);
}
