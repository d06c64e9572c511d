import { MINUTE_MS } from '#shared/time.ts';
import { deleteProof, hasProof, putProof } from '../../store/codes/email-proofs.ts';
import type { Queries } from '../../store/database/database.ts';
import { type CodeSubject, keyOf } from './email-codes.ts';

/** An address verified before its use: for an application, or as a customer's new one. */
export type ProofSubject = CodeSubject & { purpose: 'specialist' | 'profile_update' };

const lifetimeMinutes = { specialist: 24 * 60, profile_update: 30 };

export async function storeProof(db: Queries, subject: ProofSubject, now: Date): Promise<void> {
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
