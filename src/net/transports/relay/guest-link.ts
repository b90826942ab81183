import { ending, signal } from '../../listeners';
import type { Link } from '../link';
import { FROM_RELAY, joinMessage } from './messages';

/**
 * NR3: a link to the host of a room, over a link to the relay. Frames may be sent before the relay has
 * answered.
 */
export function joinAtRelay(relay: Link, room: number): Link {
  const frames = signal<Uint8Array>();
  const end = ending();
  let joined = false;
  relay.onClose(end.end);
  relay.onFrame((message) => {
    if (joined) frames.emit(message);
    else if (message.length === 1 && message[0] === FROM_RELAY.joined) joined = true;
    else relay.close('broken');
  });
  relay.send(joinMessage(room));
  return {
    maxFrame: relay.maxFrame,
    onFrame: frames.on,
    onClose: end.on,
    send: (frame) => relay.send(frame),
    close: (reason) => relay.close(reason),
  };
}
