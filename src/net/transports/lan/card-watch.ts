import type { Clock } from '../../clock';
import { readCard, type TableCard } from '../../discovery/card';
import { SILENCE_MS } from '../../protocol/timeouts';
import { retryWithBackoff } from '../../retry';
import type { Link, Stop } from '../link';
import { LOOK_PATH } from './card-subscriber';

/** NL16: after a link that lasted so long the wait is reset: the next attempt is soon. */
const GOOD_MS = 10_000;
/** NL16: the limit of cards in a second. */
const MAX_CARDS = 10;

export interface CardWatchDeps {
  readonly address: string;
  readonly clock: Clock;
  connect(url: string): Link;
  /** Called with the card of the table at this address, or null when there is none. */
  see(card: TableCard | null): void;
}

/** NL16: subscribes to the card at one address and reconnects, until stopped. */
export function watchCard({ address, clock, connect, see }: CardWatchDeps): Stop {
  let link: Link | null = null;
  let cancelTimeout = () => {};
  let over = false;
  const report = (card: TableCard | null): void => {
    if (!over) see(card);
  };

  const retry = retryWithBackoff(clock, (backoff) => {
    const began = clock.now();
    let second = began;
    let cards = 0;
    const opened = connect(`ws://${address}${LOOK_PATH}`);
    link = opened;
    const restartTimeout = (): void => {
      cancelTimeout();
      cancelTimeout = clock.after(SILENCE_MS, () => opened.close('lost'));
    };
    restartTimeout();
    opened.onFrame((bytes) => {
      const card = readCard(bytes);
      if (clock.now() - second >= 1000) {
        second = clock.now();
        cards = 0;
      }
      cards += 1;
      if (card === null || cards > MAX_CARDS) {
        opened.close('broken');
        return;
      }
      restartTimeout();
      report(card);
    });
    opened.onClose((why) => {
      cancelTimeout();
      if (clock.now() - began >= GOOD_MS) backoff.reset();
      backoff.failed();
      // NL15: a host with many subscribers closes some links for a while. The table is still there.
      if (why !== 'ended' || cards === 0) report(null);
    });
  });

  return () => {
    over = true;
    retry.stop();
    link?.close();
    cancelTimeout();
  };
}
