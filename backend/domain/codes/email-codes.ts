import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_INCOMPLETE, readCode } from '#shared/one-time-code.ts';
import { CODE_LENGTH, CODE_MINUTES } from '#shared/terms.ts';
import { MINUTE_MS } from '#shared/time.ts';
import { withoutCode } from '../../mail/templates/email-content.ts';
import {
  countCodeAttempt,
  deleteCode,
  deleteCodesTo,
  findCode,
  findLatestCode,
  findSecret,
  putCode,
  type StoredCode,
} from '../../store/codes.ts';
import type { Queries } from '../../store/database/database.ts';
import { rewriteEmail } from '../../store/emails.ts';
import { clearLimit, countUse } from '../rate-limits.ts';
import { Refusal } from '../refusal.ts';

/** What an address is verified for. A code is valid for one purpose only. */
export type CodePurpose = 'registration' | 'claim' | 'password_reset' | 'specialist' | 'profile_update';

export interface CodeSubject {
  purpose: CodePurpose;
  /** In lower case. */
  email: string;
  /** The account that requested it and is the only one to use it: for `profile_update`. */
  requestedBy?: number;
  /** SHA-256 of the id of the flow that requested it, if the call names one. */
  flow?: string | undefined;
}

/** A flow's id identifies to its browser alone what was begun there, such as a registration. */
export function beginFlow(): { id: string; flow: string } {
  const id = randomBytes(24).toString('base64url');
  return { id, flow: hashOfFlow(id) };
}

export function hashOfFlow(id: string): string {
  return createHash('sha256').update(`flow:${id}`).digest('base64url');
}

/** The flow that a request names; undefined for the documented calls, which know none. */
export function flowOf(fields: ReadonlyMap<string, string>): string | undefined {
  const id = fields.get('flow_id') ?? '';
  return id === '' ? undefined : hashOfFlow(id);
}

const maxAttempts = 5;

const wrongCode = 'Invalid verification code. Please try again.';
const voidCode = 'You can’t use this code any more. Please request a new one.';

/** Of what is verified, whichever flow requested it. */
export function keyOf({ purpose, email, requestedBy }: CodeSubject): string {
  return requestedBy === undefined ? `${purpose}:${email}` : `${purpose}:${requestedBy}:${email}`;
}

const codeKeyOf = (subject: CodeSubject) =>
  subject.flow === undefined ? keyOf(subject) : `${keyOf(subject)}:${subject.flow}`;

/** The subject of the newest code, for a call that names no flow. */
export async function latestSubject<Subject extends CodeSubject>(db: Queries, subject: Subject): Promise<Subject> {
  if (subject.flow !== undefined) return subject;
  return { ...subject, flow: (await findLatestCode(db, subject))?.flow ?? undefined };
}

/**
 * Six digits can be brute-forced from any hash, however slow, so the hash has a secret key; a short
 * life and few attempts do the rest.
 */
async function hashOf(db: Queries, salt: string, code: string): Promise<string> {
  const key = await findSecret(db, 'codes');
  return createHmac('sha256', key).update(`${salt}:${code}`).digest('base64url');
}

/** Removes codes that are no longer valid from stored emails. */
export async function removeCodesFromEmails(db: Queries, codes: { occasion: string | null }[]): Promise<void> {
  for (const { occasion: eventKey } of codes) if (eventKey !== null) await rewriteEmail(db, eventKey, withoutCode);
}

async function storeCode(
  db: Queries,
  subject: CodeSubject,
  rest: Pick<StoredCode, 'account_id' | 'salt' | 'hash' | 'occasion'>,
  now: Date,
) {
  const key = codeKeyOf(subject);
  const previous = await findCode(db, key);
  if (previous) await removeCodesFromEmails(db, [previous]);
  await putCode(db, {
    ...rest,
    subject: key,
    purpose: subject.purpose,
    email: subject.email,
    flow: subject.flow ?? null,
    tries: 0,
    sent_at: now.toISOString(),
    expires_at: new Date(now.getTime() + CODE_MINUTES * MINUTE_MS).toISOString(),
  });
}

/**
 * Issues a code, for an email queued in the same transaction, and voids the previous one.
 * `accountId` is the account that the code verifies, if it exists yet.
 */
export async function issueCode(
  db: Queries,
  subject: CodeSubject,
  { accountId, eventKey }: { accountId: number | null; eventKey: string },
  now: Date,
): Promise<string> {
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  const salt = randomBytes(16).toString('base64url');
  const hash = await hashOf(db, salt, code);
  await storeCode(db, subject, { account_id: accountId, salt, hash, occasion: eventKey }, now);
  return code;
}

/**
 * A decoy: attempts at an address that gets no email are handled like any other, and are never
 * correct (ACCT-04).
 */
export async function issueDecoy(db: Queries, subject: CodeSubject, now: Date): Promise<void> {
  const [salt, hash] = [randomBytes(16).toString('base64url'), randomBytes(32).toString('base64url')];
  await storeCode(db, subject, { account_id: null, salt, hash, occasion: null }, now);
}

/**
 * Returns the stored code when `code` is correct, for `spendCode`; throws otherwise. Not inside a
 * transaction, which would undo the count of attempts. A flow has attempts of its own, so that no
 * one else can use them up; a call without a flow attempts the newest code. After too many wrong
 * codes for an address, from anywhere, only the first attempt of a flow counts: guessing stays
 * hopeless, and the owner of the address can still get in.
 */
export async function checkCode(db: Queries, subject: CodeSubject, code: string, now: Date): Promise<StoredCode> {
  const digits = readCode(code);
  if (digits === null) throw new Refusal('INVALID', CODE_INCOMPLETE, { field: 'code' });
  const isOpen = subject.flow === undefined;
  const key = codeKeyOf(await latestSubject(db, subject));
  const counter = isOpen ? 'open_tries' : 'tries';
  const stored = await countCodeAttempt(db, key, counter, maxAttempts, now.toISOString());
  if (!stored) throw new Refusal('EXPIRED', voidCode);
  const wait = await countUse(db, 'code', keyOf(subject), now);
  if (wait > 0 && isOpen)
    throw new Refusal('RATE_LIMITED', 'Too many wrong codes. Please try again later.', { retryAfter: wait });
  const attempts = wait > 0 ? 1 : maxAttempts;
  if (stored[counter] > attempts) throw new Refusal('EXPIRED', voidCode);
  const attempt = await hashOf(db, stored.salt, digits);
  if (timingSafeEqual(Buffer.from(attempt), Buffer.from(stored.hash))) {
    await clearLimit(db, 'code', keyOf(subject));
    return stored;
  }
  if (stored[counter] < attempts) throw new Refusal('WRONG_CODE', wrongCode);
  // One that a flow can still use stays in its email.
  if (!isOpen || stored.flow === null) await removeCodesFromEmails(db, [stored]);
  throw new Refusal('EXPIRED', voidCode);
}

/**
 * Spends a checked code, in the transaction it is used for. Throws when a concurrent request was
 * first.
 */
export async function spendCode(db: Queries, stored: StoredCode): Promise<void> {
  if (!(await deleteCode(db, stored))) throw new Refusal('EXPIRED', voidCode);
  await removeCodesFromEmails(db, [stored]);
}

/** Voids the codes that were sent to an address for these purposes. */
export async function voidCodes(db: Queries, email: string, purposes: CodePurpose[]): Promise<void> {
  await removeCodesFromEmails(db, await deleteCodesTo(db, email, purposes));
}
