import { normaliseEmail } from '#shared/email.ts';
import { optionalPhone } from '#shared/forms/fields.ts';
import { addressForm, profileForm } from '#shared/forms/profile.ts';
import { emailChangedEmail } from '../../mail/templates/account-emails.ts';
import { type Account, updateAccount } from '../../store/accounts.ts';
import { type Address, deleteAddress, setAddress } from '../../store/customers.ts';
import { inTransaction, type Queries } from '../../store/database/database.ts';
import { queueEmail } from '../../store/emails.ts';
import { notify } from '../../store/notifications.ts';
import {
  belongsToAnotherAccount,
  emailTaken,
  type Fields,
  type IdentityContext,
  revokePendingAccess,
} from '../accounts/account-access.ts';
import { endSessions } from '../accounts/sessions.ts';
import { spendEmailProof } from '../codes/email-verification.ts';
import { Form } from '../form.ts';
import { emailChangedNotification } from '../notification-messages.ts';
import { issueToken } from '../passwords/password-tokens.ts';
import { type FieldError, Refusal } from '../refusal.ts';

const { firstName, lastName, email, phone } = profileForm.schema.shape;

/** What a customer may change; what is undefined stays as it is. */
interface ProfileChange {
  firstName?: string;
  lastName?: string;
  /** In lower case. */
  email?: string;
  phone?: string;
  /** Null removes it. */
  address?: Address | null;
}

/**
 * A field that may have two names. A page that edits one sends the other unchanged, so the value
 * that differs from the stored one counts.
 */
function edited(fields: Fields, names: readonly string[], before: string): string | undefined {
  const values = names.map((name) => fields.get(name)).filter((value) => value !== undefined);
  return values.find((value) => value !== before) ?? values[0];
}

/** A name from before a rule may stay, so that it doesn't stop other changes. */
const unchanged = (input: string, before: string) => (input === before && before !== '' ? before : null);

function readAddress(fields: Fields, errors: FieldError[]): Address | null {
  const form = new Form(fields);
  const address = form.read(addressForm);
  errors.push(...form.errors);
  if (!address || Object.values(address).every((part) => part === '')) return null;
  const { county, postcode, ...rest } = address;
  return { ...rest, state: county, zip_code: postcode };
}

/**
 * Reads the profile as the dashboard sends it, in either spelling, and ignores other fields
 * (RULE-07). `address` is undefined when it was not sent. Throws a refusal with all errors.
 */
export function readProfile(
  fields: Fields,
  address: Fields | null | undefined,
  before: { first_name: string; last_name: string; phone: string },
): ProfileChange {
  const input = {
    firstName: edited(fields, ['first_name', 'firstName'], before.first_name),
    lastName: edited(fields, ['last_name', 'lastName'], before.last_name),
    email: fields.get('email'),
    phone: edited(fields, ['phone', 'phone_no'], before.phone),
  };
  const form = new Form(new Map(Object.entries(input).map(([name, value]) => [name, value ?? ''])));
  const change: ProfileChange = {};
  if (input.firstName !== undefined)
    change.firstName = unchanged(input.firstName, before.first_name) ?? form.text('firstName', firstName);
  if (input.lastName !== undefined)
    change.lastName = unchanged(input.lastName, before.last_name) ?? form.text('lastName', lastName);
  if (input.email !== undefined) change.email = normaliseEmail(form.text('email', email));
  // A customer without a phone number needn't add one to change something else.
  if (input.phone !== undefined) change.phone = form.text('phone', before.phone === '' ? optionalPhone : phone);
  if (address !== undefined) change.address = address === null ? null : readAddress(address, form.errors);
  return form.valid(change);
}

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
