import type { AsideGame, SavedGame } from '../../stores/saves/saves';

export type Section = 'underWay' | 'finished' | 'ended' | 'aside';

/** A row of the list of games. */
export type Line =
  | { readonly kind: 'heading'; readonly key: string; readonly section: Section }
  | { readonly kind: 'game'; readonly key: string; readonly saved: SavedGame }
  | { readonly kind: 'aside'; readonly key: string; readonly game: AsideGame };

/** Unfinished games first, then finished ones, then those from which this phone was sent away, then unreadable ones; each newest first. */
export function linesOf(games: readonly SavedGame[], aside: readonly AsideGame[]): readonly Line[] {
  const those = (section: Section) =>
    games
      .filter((saved) => sectionOf(saved) === section)
      .map((saved): Line => ({ kind: 'game', key: saved.id, saved }));
  return [
    ...headed('underWay', those('underWay')),
    ...headed('finished', those('finished')),
    ...headed('ended', those('ended')),
    ...headed(
      'aside',
      aside.map((game) => ({ kind: 'aside', key: game.id, game })),
    ),
  ];
}

const sectionOf = ({ over, end }: SavedGame): Section => (over ? 'finished' : end ? 'ended' : 'underWay');

function headed(section: Section, lines: readonly Line[]): readonly Line[] {
  return lines.length === 0 ? [] : [{ kind: 'heading', key: `heading ${section}`, section }, ...lines];
}
