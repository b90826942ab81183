import type { BrowserContext } from 'playwright-core';

/**
 * Makes dice the same in every run: replaces the browser's secure generator by a small seeded one. Each
 * loaded page gets another seed, because the ids of games come from the generator as well.
 */
export async function seedChance(context: BrowserContext, seed = 1): Promise<void> {
  await context.addInitScript((first: number) => {
    if (!location.protocol.startsWith('http')) return;
    const loads = Number(localStorage.getItem('loads') ?? '0');
    localStorage.setItem('loads', String(loads + 1));
    // Mulberry32
    let state = Math.imul(first + loads, 0x9e3779b1);
    const next = () => {
      state = (state + 0x6d2b79f5) | 0;
      let word = Math.imul(state ^ (state >>> 15), 1 | state);
      word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
      return (word ^ (word >>> 14)) >>> 0;
    };
    crypto.getRandomValues = (block) => {
      if (block instanceof Uint32Array) for (let at = 0; at < block.length; at++) block[at] = next();
      return block;
    };
  }, seed);
}
