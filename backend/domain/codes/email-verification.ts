import { MINUTE_MS } from '#shared/time.ts';
import { isApplicationOpen } from '../../store/applications.ts';
import { deleteProof, hasProof, putProof } from '../../store/codes.ts';
import { inTransaction, type Queries, type Store } from '../../store/database/database.ts';
import { emailTaken, isEmailFree } from '../accounts/account-access.ts';
import { Refusal } from '../refusal.ts';
import { countSend, queueCodeEmail } from './code-emails.ts';
import { beginFlow, type CodeSubject, checkCode, keyOf, latestSubject, spendCode } from './email-codes.ts';

/** An address verified before its use: for an application, or as a customer's new one. */
export type ProofSubject = CodeSubject & { purpose: 'specialist' | 'profile_update' };

const lifetimeMinutes = { specialist: 24 * 60, profile_update: 30 };

async function storeProof(db: Queries, subject: ProofSubject, now: Date): Promise<void> {
  await putProof(db, {
    subject: keyOf(subject),
    account_id: subject.requestedBy ?? null,
    expires_at: new Date(now.getTime() + lifetimeMinutes[subject.purpose] * MINUTE_MS).toISOString(),
  });
}

export function hasEmailProof(db: Queries, subject: ProofSubject, now: Date): Promise<boolean> {
  return hasProof(db, keyOf(subject), now.toISOString());
}

/**
 * Spends the proof, in the transaction it is used for. False when there is none or it has expired.
 */
export function spendEmailProof(db: Queries, subject: ProofSubject, now: Date): Promise<boolean> {
  return deleteProof(db, keyOf(subject), now.toISOString());
}

/** Throws when the address has another account, or has applied already (JOIN-40, PROF-08). */
async function refuseTaken({ db }: Store, { purpose, email, requestedBy }: ProofSubject, now: Date): Promise<void> {
  if (purpose === 'specialist' && (await isApplicationOpen(db, email)))
    throw new Refusal('TAKEN', 'This email is already registered.', { field: 'email' });
  if (requestedBy !== undefined && !(await isEmailFree(db, requestedBy, email, now)))
    throw new Refusal('TAKEN', emailTaken, { field: 'email' });
}

/** Sends a code that verifies an address before it is used. Returns the id of its flow. */
export async function sendProofCode(store: Store, subject: ProofSubject, now: Date): Promise<string> {
  const { id, flow } = beginFlow();
  await send(store, { ...subject, flow }, 'first', now);
  return id;
}

export async function resendProofCode(store: Store, subject: ProofSubject, now: Date): Promise<void> {
  await send(store, await latestSubject(store.db, subject), 'resend', now);
}

async function send(store: Store, subject: ProofSubject, which: 'first' | 'resend', now: Date): Promise<void> {
  await refuseTaken(store, subject, now);
  await countSend(store.db, subject, which, now);
  await inTransaction(store, (db) => queueCodeEmail(db, subject, subject.requestedBy ?? null, now));
}

/** Stores the proof that the address was verified for this purpose. */
export async function proveEmail(store: Store, subject: ProofSubject, code: string, now: Date): Promise<void> {
  const stored = await checkCode(store.db, subject, code, now);
  await inTransaction(store, async (db) => {
    await spendCode(db, stored);
    await storeProof(db, subject, now);
  });
}
