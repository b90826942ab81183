import { ending, signal } from '../../listeners';
import type { Link } from '../link';
import { joining, TOLD } from './messages';

/** NR3: a link to the host of a room, over a link to the relay. It may be sent over before the relay has answered. */
export function joinAtRelay(relay: Link, room: number): Link {
  const frames = signal<Uint8Array>();
  const end = ending();
  let joined = false;
  relay.onClose(end.end);
  relay.onFrame((told) => {
    if (joined) frames.tell(told);
    else if (told.length === 1 && told[0] === TOLD.joined) joined = true;
    else relay.close('broken');
  });
  relay.send(joining(room));
  return {
    maxFrame: relay.maxFrame,
    onFrame: frames.on,
    onClose: end.on,
    send: (frame) => relay.send(frame),
    close: (reason) => relay.close(reason),
  };
}
