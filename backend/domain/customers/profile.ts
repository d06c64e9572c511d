import { emailChangedEmail } from '../../mail/templates/account-emails.ts';
import { type Account, updateAccount } from '../../store/accounts/accounts.ts';
import { deleteAddress, setAddress } from '../../store/customers/addresses.ts';
import { inTransaction, type Queries } from '../../store/database/database.ts';
import { type IdentityContext, revokePendingAccess } from '../accounts/account-access.ts';
import { belongsToAnotherAccount, emailTaken } from '../accounts/email-availability.ts';
import { endSessions } from '../accounts/sessions.ts';
import { spendEmailProof } from '../codes/email-proofs.ts';
import { queueEmail } from '../emails/queue-email.ts';
import { emailChangedNotification } from '../notifications/notification-messages.ts';
import { notify } from '../notifications/notifications.ts';
import { issueToken } from '../passwords/password-tokens.ts';
import { Refusal } from '../refusal.ts';
import type { ProfileChange } from './profile-form.ts';

interface EmailChange {
  email: string;
  /** The session that makes the change. It stays open. */
  sessionToken: string;
}

/**
 * Changes the address, once it was verified for this account. Informs the old address, by an email
 * whose link undoes the change, and ends the account's other sessions (ACCT-18).
 */
async function changeEmail(
  db: Queries,
  account: Account,
  { email, sessionToken }: EmailChange,
  { publicUrl, now }: Pick<IdentityContext, 'publicUrl' | 'now'>,
): Promise<void> {
  if (await belongsToAnotherAccount(db, account.id, email)) throw new Refusal('TAKEN', emailTaken, { field: 'email' });
  if (!(await spendEmailProof(db, { purpose: 'profile_update', email, requestedBy: account.id }, now)))
    throw new Refusal('UNVERIFIED_EMAIL', 'Please verify your new email address before saving changes.', {
      field: 'email',
    });
  await endSessions(db, account.id, { exceptToken: sessionToken });
  await revokePendingAccess(db, account);
  const token = await issueToken(db, 'email_undo', account.id, now, account.email);
  const undoLink = `${publicUrl}/forgotPassword#undo=${token}`;
  await queueEmail(db, { recipient: account.email, content: emailChangedEmail(undoLink) }, now);
  await notify(db, { accountId: account.id, ...emailChangedNotification }, now);
}

/**
 * `sessionToken` is of the session in which the change is made. Throws a refusal, and changes
 * nothing, when the new address is not verified or has another account.
 */
export async function changeProfile(
  { store, publicUrl, now }: IdentityContext,
  account: Account,
  { change, sessionToken }: { change: ProfileChange; sessionToken: string },
): Promise<void> {
  const { address, email: requested, ...rest } = change;
  // An unchanged address is not written: it may have changed since the account was read.
  const email = requested === account.email ? undefined : requested;
  try {
    await inTransaction(store, async (db) => {
      if (email !== undefined) await changeEmail(db, account, { email, sessionToken }, { publicUrl, now });
      await updateAccount(db, account.id, { ...rest, email });
      if (address === null) await deleteAddress(db, account.id);
      else if (address) await setAddress(db, account.id, address);
    });
  } catch (error) {
    // On PostgreSQL another customer may have taken the address since it was looked up.
    if (
      email !== undefined &&
      !(error instanceof Refusal) &&
      (await belongsToAnotherAccount(store.db, account.id, email))
    )
      throw new Refusal('TAKEN', emailTaken, { field: 'email' });
    throw error;
  }
}
