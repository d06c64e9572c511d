import { isApplicationOpen } from '../../store/applications/applications.ts';
import { inTransaction, type Store } from '../../store/database/database.ts';
import { mailCode } from '../accounts/account-emails.ts';
import { emailTaken, isEmailFree } from '../accounts/email-availability.ts';
import { Refusal } from '../refusal.ts';
import { checkCode, spendCode } from './email-codes.ts';
import { keepProof, type ProofSubject } from './email-proofs.ts';
import { countSend } from './send-limits.ts';

/** Throws when the address is somebody else's, or applies already (JOIN-40, PROF-08). */
async function refuseTaken({ db }: Store, { purpose, email, askedBy }: ProofSubject, now: Date): Promise<void> {
  if (purpose === 'specialist' && (await isApplicationOpen(db, email)))
    throw new Refusal('taken', 'This email is already registered.');
  if (askedBy !== undefined && !(await isEmailFree(db, askedBy, email, now))) throw new Refusal('taken', emailTaken);
}

/** Sends a code with which the address is proved before it is used. */
export async function sendProofCode(
  store: Store,
  subject: ProofSubject,
  which: 'first' | 'again',
  now: Date,
): Promise<void> {
  await refuseTaken(store, subject, now);
  await countSend(store.db, subject, which, now);
  await inTransaction(store, (db) => mailCode(db, subject, subject.askedBy ?? null, now));
}

/** Keeps the proof for what the address is wanted for. */
export async function proveEmail(store: Store, subject: ProofSubject, code: string, now: Date): Promise<void> {
  const stored = await checkCode(store.db, subject, code, now);
  await inTransaction(store, async (db) => {
    await spendCode(db, stored);
    await keepProof(db, subject, now);
  });
}
