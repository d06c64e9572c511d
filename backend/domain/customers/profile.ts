import { emailWasChanged } from '../../mail/account-messages.ts';
import { type Account, updateAccount } from '../../store/accounts/accounts.ts';
import { deleteAddress, setAddress } from '../../store/customers/addresses.ts';
import { inTransaction, type Queries, type Store } from '../../store/database/database.ts';
import { writeMail } from '../accounts/account-emails.ts';
import { emailTaken, isSomebodyElses } from '../accounts/email-availability.ts';
import { revokePendingAccess } from '../accounts/identity.ts';
import { endSessions } from '../accounts/sessions.ts';
import { spendEmailProof } from '../codes/email-proofs.ts';
import { notify } from '../notifications/notifications.ts';
import { Refusal } from '../refusal.ts';
import type { ProfileChange } from './profile-form.ts';

interface EmailChange {
  email: string;
  /** The session that the change is made in. */
  sessionToken: string;
}

/**
 * A new address counts only when its owner has proved it to this account; the old one is told, and
 * the account's other sessions end (ACCT-18).
 */
async function changeEmail(
  db: Queries,
  account: Account,
  { email, sessionToken }: EmailChange,
  now: Date,
): Promise<void> {
  if (await isSomebodyElses(db, account.id, email)) throw new Refusal('taken', emailTaken);
  if (!(await spendEmailProof(db, { purpose: 'profile_update', email, askedBy: account.id }, now)))
    throw new Refusal('invalid', 'Please verify your new email address before saving changes.', {
      reason: 'UNVERIFIED_EMAIL',
      field: 'email',
    });
  await endSessions(db, account.id, { stays: sessionToken });
  await revokePendingAccess(db, account);
  await writeMail(db, account.email, emailWasChanged(), now);
  await notify(
    db,
    {
      accountId: account.id,
      type: 'system',
      title: 'Email changed',
      message: 'From now on, log in with your new email.',
      actionUrl: '/dashboard/profile',
    },
    now,
  );
}

/**
 * `sessionToken` is of the session that the change is made in. Throws a refusal, and changes
 * nothing, when the new address is not proved or is somebody else's.
 */
export async function changeProfile(
  store: Store,
  account: Account,
  { change, sessionToken }: { change: ProfileChange; sessionToken: string },
  now: Date,
): Promise<void> {
  const { address, email: wanted, ...rest } = change;
  // One that stays is not written: since the account was read it may have become another.
  const email = wanted === account.email ? undefined : wanted;
  try {
    await inTransaction(store, async (db) => {
      if (email !== undefined) await changeEmail(db, account, { email, sessionToken }, now);
      await updateAccount(db, account.id, { ...rest, email });
      if (address === null) await deleteAddress(db, account.id);
      else if (address) await setAddress(db, account.id, address);
    });
  } catch (error) {
    // On PostgreSQL somebody else may have taken the address since it was looked up.
    if (email !== undefined && !(error instanceof Refusal) && (await isSomebodyElses(store.db, account.id, email)))
      throw new Refusal('taken', emailTaken);
    throw error;
  }
}
