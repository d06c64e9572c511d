import { claimRegistrations, findAccount, findAccountByEmail, listRegistrations } from '../../store/accounts.ts';
import { findLatestCode } from '../../store/codes.ts';
import { inTransaction, type Queries } from '../../store/database/database.ts';
import { countSend, queueAccountExistsEmail, queueCodeEmail } from '../codes/code-emails.ts';
import {
  beginFlow,
  type CodeSubject,
  checkCode,
  flowOf,
  issueDecoy,
  latestSubject,
  spendCode,
} from '../codes/email-codes.ts';
import { requireEmail } from '../form.ts';
import { requireValidPassword } from '../passwords/check-password.ts';
import { checkToken, issueToken, spendToken } from '../passwords/password-tokens.ts';
import { Refusal } from '../refusal.ts';
import { type Fields, type IdentityContext, openAccount, type PasswordContext } from './account-access.ts';
import { accountOfRegistration } from './registration.ts';

export function claimOf(email: string, flow?: string): CodeSubject {
  return { purpose: 'claim', email, flow };
}

/**
 * Sends a code to a guest who has booked, or to a registration that is not verified (C-90), and
 * informs the owner of an existing account. The answer is the same for every address (ACCT-04).
 */
async function queueClaimEmail(db: Queries, subject: CodeSubject, publicUrl: string, now: Date): Promise<void> {
  const account = await findAccountByEmail(db, subject.email);
  if (account?.verified === 1) return queueAccountExistsEmail(db, subject, publicUrl, now);
  await claimRegistrations(db, subject.email, now.toISOString());
  const isPending = (await listRegistrations(db, subject.email, now.toISOString())).length > 0;
  if (!account && !isPending) return issueDecoy(db, subject, now);
  return queueCodeEmail(db, subject, account?.id ?? null, now);
}

/**
 * Starts a claim: a guest who has booked, or an unverified registration, can set a password.
 * Returns the address for the response, and the flow's id.
 */
export async function beginClaim({ store, publicUrl, now }: IdentityContext, fields: Fields) {
  const email = requireEmail(fields.get('email'));
  await countSend(store.db, claimOf(email), 'first', now);
  const { id, flow } = beginFlow();
  await inTransaction(store, (db) => queueClaimEmail(db, claimOf(email, flow), publicUrl, now));
  return { email, flowId: id };
}

/**
 * Verifies the code and returns the token for setting the password, and the account's id. For an
 * unverified registration the account is created here, still unverified.
 */
export async function verifyClaim({ store, now }: IdentityContext, fields: Fields) {
  const subject = claimOf(requireEmail(fields.get('email')), flowOf(fields));
  const code = await checkCode(store.db, subject, fields.get('code') ?? '', now);
  return inTransaction(store, async (db) => {
    // First: a concurrent verification by the registration's own code waits here and holds no lock
    // that is needed below.
    const accountId = code.account_id ?? (await accountOfRegistration(db, subject.email, now));
    await spendCode(db, code);
    return { token: await issueToken(db, 'claim', accountId, now), accountId };
  });
}

/**
 * Sets the password, which opens the account, and returns the account's address. An invalid
 * password throws before the token is spent.
 */
export async function completeClaim({ store, passwords, now }: PasswordContext, fields: Fields): Promise<string> {
  const password = fields.get('password') ?? '';
  requireValidPassword(password);
  const token = await checkToken(store.db, 'claim', fields.get('token_id') ?? '', now);
  const passwordHash = await passwords.hash(password);
  return inTransaction(store, async (db) => {
    await spendToken(db, token);
    const account = await findAccount(db, token.account_id);
    if (!account) throw new Refusal('EXPIRED', 'Verification process was incomplete. Please start again.');
    await openAccount(db, account, { passwordHash }, now);
    return account.email;
  });
}

/** Renews the code of the flow that a request names: of its registration, or of its claim. */
async function renewFlow(db: Queries, email: string, flow: string, { publicUrl, now }: IdentityContext): Promise<void> {
  const pending = (await listRegistrations(db, email, now.toISOString())).some((one) => one.flow === flow);
  if (!pending) return queueClaimEmail(db, claimOf(email, flow), publicUrl, now);
  const registration: CodeSubject = { purpose: 'registration', email, flow };
  return (await findAccountByEmail(db, email))?.verified === 1
    ? queueAccountExistsEmail(db, registration, publicUrl, now)
    : queueCodeEmail(db, registration, null, now);
}

/**
 * Renews the latest code, and issues a decoy for the other purpose, so that attempts at either look
 * the same for every address (ACCT-04).
 */
async function renewLatest(db: Queries, email: string, { publicUrl, now }: IdentityContext): Promise<void> {
  const registration = await latestSubject(db, { purpose: 'registration', email });
  const claim = await latestSubject(db, claimOf(email));
  const isVerified = (await findAccountByEmail(db, email))?.verified === 1;
  const [pending] = await listRegistrations(db, email, now.toISOString());
  if (!pending || isVerified) {
    await issueDecoy(db, registration, now);
    return queueClaimEmail(db, claim, publicUrl, now);
  }
  const ofPending = { ...registration, flow: pending.flow };
  const sentClaim = await findLatestCode(db, claim);
  // Decoys are never emailed. A claim's code is deleted when it expires, but not the record of its
  // request.
  const claimedAt = sentClaim && sentClaim.occasion !== null ? sentClaim.sent_at : pending.claimed_at;
  if (claimedAt === null) {
    await issueDecoy(db, claim, now);
    return queueCodeEmail(db, ofPending, null, now);
  }
  const sent = (await findLatestCode(db, registration))?.sent_at ?? pending.begun_at;
  return sent > claimedAt ? queueCodeEmail(db, ofPending, null, now) : queueClaimEmail(db, claim, publicUrl, now);
}

/** Resends a flow's code, or that of the latest registration, guest booking or claim. */
export async function resendSignUpCode(context: IdentityContext, fields: Fields): Promise<void> {
  const email = requireEmail(fields.get('email'));
  const flow = flowOf(fields);
  await countSend(context.store.db, claimOf(email), 'resend', context.now);
  await inTransaction(context.store, (db) =>
    flow === undefined ? renewLatest(db, email, context) : renewFlow(db, email, flow, context),
  );
}
