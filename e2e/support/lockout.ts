import { playUntil } from './play';
import type { Player } from './player';

/** Plays until the person in front has to roll. */
export const toOwnRoll = (player: Player): Promise<void> =>
  playUntil(player, () => player.acts.filter({ hasText: 'Roll' }).isVisible());

/** Plays until this player has to roll. */
export const toRollOf = (player: Player, name: string): Promise<void> => {
  const chip = player.page.getByRole('button', { name: new RegExp(`^${name},.* playing now`) });
  const roll = player.acts.filter({ hasText: 'Roll' });
  return playUntil(player, async () => (await chip.isVisible()) && (await roll.isVisible()));
};

/** Plays until dice lie and a number can be marked. */
export const toMark = (player: Player): Promise<void> =>
  playUntil(player, async () => (await player.possible.count()) > 0 && (await player.undo.isDisabled()));

/** Waits until the rolled dice lie. */
export const lie = (player: Player): Promise<void> => player.acts.filter({ hasText: 'Pass' }).waitFor();
