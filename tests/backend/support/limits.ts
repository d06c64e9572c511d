import type { Answer } from './backend.ts';

/** For each field a text that is one character longer than its limit. */
export function overLimit(limits: Record<string, number>): Record<string, string> {
  return Object.fromEntries(Object.entries(limits).map(([field, limit]) => [field, 'x'.repeat(limit + 1)]));
}

/** Those errors of an answer that say that a field is too long. */
export function tooLongErrors({ body }: Answer): string[] {
  return body.errors.filter((error: string) => error.includes('too long'));
}
