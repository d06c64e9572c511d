import { expect } from 'vitest';
import type { z } from 'zod';

/** What a schema makes of a value; undefined when it refuses it. It must never throw. */
export function readBy<T>(schema: z.ZodType<T>, value: unknown): T | undefined {
  const read = schema.safeParse(value);
  return read.success ? read.data : undefined;
}

/** As PHP's htmlspecialchars does it. */
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

/** Texts of 100 kB, each of one piece over and over, with an end that fits none of them. */
const hostileTexts: readonly string[] = PIECES.map((piece) => `${piece.repeat(SIZE / piece.length)}!`);

const LIMIT_MS = 50;
const RUNS = 10;

/**
 * Fails when reading takes longer than a linear reader needs, with room; the best of a few runs
 * counts, since the machine may be busy.
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
