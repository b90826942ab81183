import type { Link } from '../link';
import type { Time } from '../time';

/** NR7 */
const SILENCE_MS = 40_000;

/** A phone whose network has gone may not be told so for minutes: what says nothing any more is lost. */
export function closeWhenSilent(link: Link, time: Time): void {
  let callOff = () => {};
  const wait = (): void => {
    callOff();
    callOff = time.after(SILENCE_MS, () => link.close('lost'));
  };
  wait();
  link.onFrame(wait);
  link.onClose(() => callOff());
}
