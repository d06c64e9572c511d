import { expect } from 'vitest';
import type { z } from 'zod';

/** The value parsed by a schema; undefined when it is refused. Must never throw. */
export function readBy<T>(schema: z.ZodType<T>, value: unknown): T | undefined {
  const read = schema.safeParse(value);
  return read.success ? read.data : undefined;
}

/** Like PHP's htmlspecialchars. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#039;');
}

const SIZE = 100_000;
const PIECES = [
  '&',
  '&amp;',
  '&#',
  '<',
  '<a',
  ' ',
  '\t',
  '\n{',
  '\n[',
  '{',
  '[',
  '"',
  '9',
  '9,999',
  '1 ',
  '-',
  '\ud800',
  '@',
  '%',
];

/** Texts of 100 kB, each one piece repeated, with an end that matches none. */
const hostileTexts: readonly string[] = PIECES.map((piece) => `${piece.repeat(SIZE / piece.length)}!`);

const LIMIT_MS = 50;
const RUNS = 10;

/**
 * Fails when reading takes clearly longer than linear time. The best of several runs counts, since
 * the machine may be busy.
 */
export function expectQuick(read: (text: string) => unknown, texts = hostileTexts): void {
  for (const text of texts) {
    let best = Number.POSITIVE_INFINITY;
    for (let run = 0; run < RUNS && best > LIMIT_MS; run++) {
      const started = performance.now();
      read(text);
      best = Math.min(best, performance.now() - started);
    }
    expect(best, `${JSON.stringify(text.slice(0, 10))} over and over`).toBeLessThan(LIMIT_MS);
  }
}
