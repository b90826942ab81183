import type { Clock } from '../clock';
import type { Channel } from '../secure/channel';
import type { Knock, Knocks } from '../secure/handshake-sides';
import { type Pictures, samePictures } from '../secure/pictures';
import type { CloseReason } from '../transports/link';
import type { Place } from './guessing-places';

/** NS20: a phone that waits to be let in has so many milliseconds. */
export const KNOCK_MS = 90_000;
/** NS20: so many phones wait at most, from one place and in all. */
const MOST_WAITING = 4;
const MOST_FROM_A_PLACE = 2;
/** NS20: a phone that has left keeps its place for a while, so that nobody can knock until the pictures fit. */
const LEFT_MS = 10_000;

/** A phone that waits to be let in, as the host's screen shows it. */
export interface KnockingPhone {
  readonly id: number;
  readonly pictures: Pictures;
  /** The host's person has let it in. Its own person has to compare the pictures, too. */
  readonly welcome: boolean;
}

interface Waiting extends KnockingPhone {
  welcome: boolean;
  readonly from: string;
  readonly knock: Knock;
  /** Its channel is closed. */
  gone: boolean;
}

/** One link's part in this. */
interface Visit {
  readonly knocks: Knocks;
  /** Ends the wait, with the outcome of the handshake. */
  settle(outcome: { readonly ok: boolean }): void;
}

/** NS19, NS20: the phones that knock at a host. */
export class KnockingPhones {
  private waiting: readonly Waiting[] = [];
  private count = 0;

  constructor(
    private readonly clock: Clock,
    private readonly isInviting: () => boolean,
    private readonly changed: (knocking: readonly KnockingPhone[]) => void,
  ) {}

  /** The host's person, as a link from this place meets them. `arrived` is called when a phone waits from now on. */
  at({ from }: Place, arrived: () => void): Visit {
    let mine: Waiting | null = null;
    return {
      knocks: {
        refusal: () => this.refusal(from),
        arrived: (channel, knock) => {
          arrived();
          mine = this.add(from, channel, knock);
        },
      },
      settle: ({ ok }) => {
        if (!mine) return;
        if (ok) this.waiting = this.waiting.filter((each) => each !== mine);
        else this.left(mine);
        this.show();
      },
    };
  }

  letIn(id: number): void {
    const waiting = this.find(id);
    if (!waiting) return;
    waiting.welcome = true;
    this.show();
    waiting.knock.letIn();
  }

  turnAway(id: number): void {
    this.find(id)?.knock.turnAway();
  }

  turnAwayFrom({ from }: Place): void {
    for (const each of this.present()) if (each.from === from) each.knock.turnAway();
  }

  turnAllAway(): void {
    for (const { knock } of this.present()) knock.turnAway();
  }

  private refusal(from: string): CloseReason | null {
    if (!this.isInviting()) return 'not-inviting';
    const here = from === '' ? 0 : this.waiting.filter((each) => each.from === from).length;
    return this.waiting.length >= MOST_WAITING || here >= MOST_FROM_A_PLACE ? 'busy' : null;
  }

  private add(from: string, channel: Channel, knock: Knock): Waiting {
    this.count += 1;
    const mine: Waiting = {
      id: this.count,
      pictures: knock.pictures,
      from,
      knock,
      welcome: false,
      gone: false,
    };
    const alike = this.present().filter(({ pictures }) => samePictures(pictures, mine.pictures));
    this.waiting = [...this.waiting, mine];
    // Nobody can tell them apart.
    if (alike.length > 0) for (const each of [...alike, mine]) each.knock.turnAway();
    this.clock.after(KNOCK_MS, () => {
      if (this.waiting.includes(mine) && !mine.gone) channel.close('lost');
    });
    this.show();
    return mine;
  }

  private left(mine: Waiting): void {
    mine.gone = true;
    this.clock.after(LEFT_MS, () => {
      this.waiting = this.waiting.filter((each) => each !== mine);
    });
  }

  private present(): readonly Waiting[] {
    return this.waiting.filter(({ gone }) => !gone);
  }

  private find(id: number): Waiting | undefined {
    return this.present().find((each) => each.id === id);
  }

  private show(): void {
    this.changed(this.present().map(({ id, pictures, welcome }) => ({ id, pictures, welcome })));
  }
}
