import type { Level } from '../../engine/bots/bot';
import type { Clock } from '../clock';

/** N5: after how long a bot stands in for a phone that is away. */
export interface AwayRule {
  /** Milliseconds. */
  readonly ms: number;
  readonly level: Level;
}

/** A timer for each phone that is away. */
export class StandIns {
  private readonly timers = new Map<number, () => void>();
  private rule: AwayRule | null;

  constructor(
    private readonly clock: Clock,
    rule: AwayRule | null,
    private readonly onDue: (phone: number, level: Level) => void,
  ) {
    this.rule = rule;
  }

  setRule(rule: AwayRule | null): void {
    this.rule = rule;
    const away = [...this.timers.keys()];
    for (const phone of away) this.back(phone);
    for (const phone of away) this.away(phone);
  }

  away(phone: number): void {
    this.back(phone);
    const { rule } = this;
    this.timers.set(
      phone,
      rule === null ? () => {} : this.clock.after(rule.ms, () => this.onDue(phone, rule.level)),
    );
  }

  back(phone: number): void {
    this.timers.get(phone)?.();
    this.timers.delete(phone);
  }

  stop(): void {
    for (const phone of [...this.timers.keys()]) this.back(phone);
  }
}
