import { playUntil } from './play';
import type { Player } from './player';

/** Whoever is in front has to roll. */
export const toOwnRoll = (player: Player): Promise<void> =>
  playUntil(player, () => player.acts.filter({ hasText: 'Roll' }).isVisible());

/** A certain player has to roll. */
export const toRollOf = (player: Player, name: string): Promise<void> => {
  const chip = player.page.getByRole('button', { name: new RegExp(`^${name},.* in turn`) });
  const roll = player.acts.filter({ hasText: 'Roll' });
  return playUntil(player, async () => (await chip.isVisible()) && (await roll.isVisible()));
};

/** Dice lie, and there is a number to mark. */
export const toMark = (player: Player): Promise<void> =>
  playUntil(player, async () => (await player.possible.count()) > 0 && (await player.undo.isDisabled()));

/** Dice have been rolled and lie. */
export const lie = (player: Player): Promise<void> => player.acts.filter({ hasText: 'Pass' }).waitFor();
