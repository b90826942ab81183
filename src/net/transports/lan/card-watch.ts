import type { Clock } from '../../clock';
import { readCard, type TableCard } from '../../discovery/card';
import { SILENCE_MS } from '../../protocol/timeouts';
import { retryWithBackoff } from '../../retry';
import type { Link, Stop } from '../link';
import { LOOK_PATH } from './card-subscriber';

/** NL16: a link that has lasted so long was a good one: after its end the next is tried soon. */
const GOOD_MS = 10_000;
/** NL16: cards in a second that are more than any table needs. */
const MAX_CARDS = 10;

export interface CardWatchDeps {
  readonly address: string;
  readonly clock: Clock;
  connect(url: string): Link;
  /** What the table there shows, or null: there is none, or no more. */
  see(card: TableCard | null): void;
}

/** NL16: keeps an eye on one address, until stopped. */
export function watchCard({ address, clock, connect, see }: CardWatchDeps): Stop {
  let link: Link | null = null;
  let callOff = () => {};
  let over = false;
  const saw = (card: TableCard | null): void => {
    if (!over) see(card);
  };

  const retry = retryWithBackoff(clock, (again) => {
    const since = clock.now();
    let second = since;
    let cards = 0;
    const at = connect(`ws://${address}${LOOK_PATH}`);
    link = at;
    const waitOn = (): void => {
      callOff();
      callOff = clock.after(SILENCE_MS, () => at.close('lost'));
    };
    waitOn();
    at.onFrame((bytes) => {
      const card = readCard(bytes);
      if (clock.now() - second >= 1000) {
        second = clock.now();
        cards = 0;
      }
      cards += 1;
      if (card === null || cards > MAX_CARDS) {
        at.close('broken');
        return;
      }
      waitOn();
      saw(card);
    });
    at.onClose((why) => {
      callOff();
      if (clock.now() - since >= GOOD_MS) again.reset();
      again.failed();
      // NL15: a host with many who look sends some of them away for a while, in all friendship.
      if (why !== 'ended' || cards === 0) saw(null);
    });
  });

  return () => {
    over = true;
    retry.stop();
    link?.close();
    callOff();
  };
}
