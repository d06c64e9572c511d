/*
 * What a refusal is about. The embedded backend sends a code; a legacy host sends none, so its
 * English text is matched (decision 0016).
 */

import { REFUSAL_CODES, type RefusalCode } from '#shared/refusal-codes.ts';

/** Null when the host sent no code, or an unknown one. */
export function readRefusalCode(value: unknown): RefusalCode | null {
  return REFUSAL_CODES.find((code) => code === value) ?? null;
}

interface Meaning {
  readonly code: RefusalCode;
  /** The script's field that it is about, if the code doesn't say. */
  readonly field?: string;
  readonly pattern: RegExp;
}

/** What the sentences of legacy hosts can say. */
const MEANINGS = {
  unverifiedEmail: { code: 'UNVERIFIED_EMAIL', pattern: /\bverify your (?:new )?e-?mail\b/i },
  /** A log-in has another wording too (C-90). */
  unverifiedLogin: {
    code: 'UNVERIFIED_EMAIL',
    pattern: /\be-?mail\b.*\bnot\b.*\bverified\b|\bverify your e-?mail\b/i,
  },
  slotTaken: { code: 'SLOT_TAKEN', pattern: /\btaken\b(?! place)|\bno longer (?:available|free)\b/i },
  keyReused: { code: 'KEY_REUSED', pattern: /\bsent before with other details\b/i },
  wrongPassword: {
    code: 'WRONG_PASSWORD',
    pattern: /\bcurrent password\b.*\b(?:incorrect|wrong|invalid|not (?:correct|right|match)|isn['’]t)\b/i,
  },
  newPassword: { code: 'INVALID', field: 'password', pattern: /^(?:(?:your|this|the) )?(?:new )?password\b/i },
} as const satisfies Record<string, Meaning>;

export type MeaningName = keyof typeof MEANINGS;

/** The first of the meanings that a legacy host's sentence has; null if it has none of them. */
export function meaningOf(sentence: string, names: readonly MeaningName[]): Meaning | null {
  const name = names.find((candidate) => MEANINGS[candidate].pattern.test(sentence));
  return name ? MEANINGS[name] : null;
}
