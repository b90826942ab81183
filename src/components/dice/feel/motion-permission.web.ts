import { useSyncExternalStore } from 'react';
import { signal } from '../../../net/listeners';

/** Safari asks the person first. Its types are in no library. */
interface AskingMotionEvent {
  requestPermission?(): Promise<'granted' | 'denied' | 'default'>;
}

const event: AskingMotionEvent | null =
  typeof DeviceMotionEvent === 'function' ? (DeviceMotionEvent as AskingMotionEvent) : null;

/** Whether this browser runs on something that can be shaken. */
export const hasMotion = event !== null && typeof navigator !== 'undefined' && navigator.maxTouchPoints > 0;

const changes = signal<void>();
let allowed = hasMotion && event?.requestPermission === undefined;
/** The person has not been asked yet. Once refused, Safari asks no more. */
let mayAsk = hasMotion && !allowed;

export const useMotionAllowed = (): boolean =>
  useSyncExternalStore(
    changes.on,
    () => allowed,
    () => false,
  );

export const useMayAskForMotion = (): boolean =>
  useSyncExternalStore(
    changes.on,
    () => mayAsk,
    () => false,
  );

/** Asks for the motion of this device. Call it while a press is handled: Safari refuses it otherwise. */
export async function askForMotion(): Promise<void> {
  const answer = await event?.requestPermission?.().catch(() => 'denied' as const);
  allowed = answer === 'granted';
  mayAsk = false;
  changes.emit();
}
