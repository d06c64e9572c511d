import type { Answer } from './backend.ts';

/** For each field a text that is one character longer than its limit. */
export function overLimit(limits: Record<string, number>): Record<string, string> {
  return Object.fromEntries(Object.entries(limits).map(([field, limit]) => [field, 'x'.repeat(limit + 1)]));
}

/** The fields that are too long, as an answer says. */
export function tooLongFields({ body }: Answer): string[] {
  return body.fields.filter((_: string, index: number) => body.errors[index].startsWith('Use at most'));
}
