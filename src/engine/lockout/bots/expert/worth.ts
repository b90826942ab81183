import type { Paper } from './paper';
import type { Position } from './turn';

/** Returns the chance that the active seat of the turn that begins wins against a waiting one. */
export type WinChance = (active: Paper, waiting: Paper) => number;

/**
 * Returns a seat's share of the win. With more than two seats it is the product of its chances against each
 * other seat.
 */
export function worthOf({ papers, active, over }: Position, seat: number, win: WinChance): number {
  if (over) return shareOfEnd(papers, seat);
  const own = papers[seat];
  if (!own) return 0;
  const seats = papers.length;
  const after = (seat - active + seats) % seats;
  let share = 1;
  for (let other = 0; other < seats; other += 1) {
    const paper = papers[other];
    if (other === seat || !paper) continue;
    // Between two seats that wait, the one whose turn comes first counts as the active one.
    share *= after < (other - active + seats) % seats ? win(own, paper) : 1 - win(paper, own);
  }
  return share;
}

/** L9: a shared first place is shared. */
export function shareOfEnd(papers: readonly Paper[], seat: number): number {
  const own = papers[seat]?.points ?? 0;
  let same = 1;
  for (let other = 0; other < papers.length; other += 1) {
    if (other === seat) continue;
    const points = papers[other]?.points ?? 0;
    if (points > own) return 0;
    if (points === own) same += 1;
  }
  return 1 / same;
}
