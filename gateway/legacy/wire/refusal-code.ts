/*
 * What a refusal is about. The embedded backend sends a code; a legacy host sends none, so its
 * English text is matched (decision 0016).
 */

import { REFUSAL_CODES, type RefusalCode } from '#shared/refusal-codes.ts';

/** Null when the host sent no code, or an unknown one. */
export function readRefusalCode(value: unknown): RefusalCode | null {
  return REFUSAL_CODES.find((code) => code === value) ?? null;
}

/** The machine-readable part of a refusal. */
interface Coded {
  readonly code: RefusalCode | null;
  readonly field: string | null;
}

/** Whether the email address is not verified; `message` is one of the refusal's. */
export function isUnverifiedEmail({ code }: Coded, message: string): boolean {
  return code === null ? /\bverify your (?:new )?e-?mail\b/i.test(message) : code === 'UNVERIFIED_EMAIL';
}

/** The same for a log-in, where hosts use another wording too (C-90). */
export function isUnverifiedLogin({ code }: Coded, message: string): boolean {
  if (code !== null) return code === 'UNVERIFIED_EMAIL';
  return /\be-?mail\b.*\bnot\b.*\bverified\b|\bverify your e-?mail\b/i.test(message);
}

/** Whether someone else has booked the time slot. */
export function isTimeTaken({ code }: Coded, message: string): boolean {
  if (code !== null) return code === 'TIME_TAKEN';
  return /\btaken\b(?! place)|\bno longer (?:available|free)\b/i.test(message);
}

/** Whether the idempotency key was used by a request with other details. */
export function isKeyReused({ code }: Coded, message: string): boolean {
  return code === null ? /\bsent before with other details\b/i.test(message) : code === 'KEY_REUSED';
}

/** Whether the message is about the new password. */
export function isAboutPassword({ code, field }: Coded, message: string): boolean {
  if (code !== null) return field === 'password';
  return /^(?:(?:your|this|the) )?(?:new )?password\b/i.test(message);
}
