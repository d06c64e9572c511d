import type { DemoRepair } from './customers.ts';

/** Pounds as whole pence. */
export function pence(pounds: number): number {
  return Math.round(pounds * 100);
}

/** Parts and labour together. */
export function repairPence({ parts, labour }: DemoRepair): number {
  return [...parts, ...labour].reduce((sum, [, amount, price]) => sum + pence(amount * price), 0);
}

/** Numbers that look random and are the same at every seeding (mulberry32). */
export function createRandom(seed: number): { below(limit: number): number; pick<T>(list: readonly [T, ...T[]]): T } {
  let state = seed;
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
  return { below, pick: (list) => list[below(list.length)] ?? list[0] };
}
