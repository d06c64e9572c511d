import type { DemoRepair } from './customers.ts';

/** Pounds as whole pence. */
export function pence(pounds: number): number {
  return Math.round(pounds * 100);
}

/** Parts and labour together. */
export function repairPence({ parts, labour }: DemoRepair): number {
  return [...parts, ...labour].reduce((sum, [, amount, price]) => sum + pence(amount * price), 0);
}
