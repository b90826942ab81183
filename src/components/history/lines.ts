import type { AsideGame, SavedGame } from '../../stores/saves/saves';

export type Section = 'underWay' | 'finished' | 'aside';

/** A row of the list of games. */
export type Line =
  | { readonly kind: 'heading'; readonly key: string; readonly section: Section }
  | { readonly kind: 'game'; readonly key: string; readonly saved: SavedGame }
  | { readonly kind: 'aside'; readonly key: string; readonly game: AsideGame };

/** Unfinished games first, then finished ones, then unreadable ones; each newest first. */
export function linesOf(games: readonly SavedGame[], aside: readonly AsideGame[]): readonly Line[] {
  const those = (over: boolean) =>
    games
      .filter((saved) => saved.over === over)
      .map((saved): Line => ({ kind: 'game', key: saved.id, saved }));
  return [
    ...headed('underWay', those(false)),
    ...headed('finished', those(true)),
    ...headed(
      'aside',
      aside.map((game) => ({ kind: 'aside', key: game.id, game })),
    ),
  ];
}

function headed(section: Section, lines: readonly Line[]): readonly Line[] {
  return lines.length === 0 ? [] : [{ kind: 'heading', key: `heading ${section}`, section }, ...lines];
}
