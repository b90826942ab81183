import type { Level } from '../../engine/bots/bot';
import type { Clock } from '../clock';

/** N5: when bots play for those who are away. */
export interface AwayRule {
  readonly ms: number;
  readonly level: Level;
}

/** Counts the time that phones are away. */
export class StandIns {
  private readonly waiting = new Map<number, () => void>();
  private rule: AwayRule | null;

  constructor(
    private readonly clock: Clock,
    rule: AwayRule | null,
    private readonly due: (phone: number, level: Level) => void,
  ) {
    this.rule = rule;
  }

  setRule(rule: AwayRule | null): void {
    this.rule = rule;
    const away = [...this.waiting.keys()];
    for (const phone of away) this.back(phone);
    for (const phone of away) this.away(phone);
  }

  away(phone: number): void {
    this.back(phone);
    const { rule } = this;
    this.waiting.set(
      phone,
      rule === null ? () => {} : this.clock.after(rule.ms, () => this.due(phone, rule.level)),
    );
  }

  back(phone: number): void {
    this.waiting.get(phone)?.();
    this.waiting.delete(phone);
  }

  stop(): void {
    for (const phone of [...this.waiting.keys()]) this.back(phone);
  }
}
