import { normaliseEmail } from '#shared/email.ts';
import { fieldMessages } from '#shared/field-messages.ts';
import { registrationForm } from '#shared/forms/registration.ts';
import { HOUR_MS } from '#shared/time.ts';
import {
  claimRegistrations,
  findAccountByEmail,
  insertRegistration,
  listRegistrations,
  type PendingRegistration,
  takeRegistration,
} from '../../store/accounts.ts';
import { inTransaction, type Queries } from '../../store/database/database.ts';
import { countSend, queueAccountExistsEmail, queueCodeEmail } from '../codes/code-emails.ts';
import { beginFlow, checkCode, flowOf, spendCode } from '../codes/email-codes.ts';
import { Form, requireEmail } from '../form.ts';
import { commonPasswordErrors } from '../passwords/check-password.ts';
import { issueToken } from '../passwords/password-tokens.ts';
import { Refusal } from '../refusal.ts';
import {
  type Fields,
  findOrCreateAccount,
  type IdentityContext,
  openAccount,
  type PasswordContext,
} from './account-access.ts';

/** How long a code can be resent without filling in the form again. */
const lifetimeHours = 24;

/**
 * Stores a registration until its address is verified, and sends the code. For the address of a
 * verified account only the owner is informed; the registration is stored all the same, so that
 * response time and later log-ins look alike (ACCT-03, ACCT-04), and no code verifies it. Returns
 * the id of its flow, whose code opens the account with this password and with no other's.
 */
export async function register({ store, passwords, publicUrl, now }: PasswordContext, fields: Fields): Promise<string> {
  const { firstName, lastName, email, phone, password } = readRegistration(fields);
  const { id, flow } = beginFlow();
  const subject = { purpose: 'registration', email, flow } as const;
  await countSend(store.db, subject, 'first', now);
  const passwordHash = await passwords.hash(password);
  await inTransaction(store, async (db) => {
    await insertRegistration(db, {
      flow,
      email,
      first_name: firstName,
      last_name: lastName,
      phone,
      password_hash: passwordHash,
      begun_at: now.toISOString(),
      expires_at: new Date(now.getTime() + lifetimeHours * HOUR_MS).toISOString(),
      claimed_at: null,
    });
    if ((await findAccountByEmail(db, email))?.verified === 1)
      return queueAccountExistsEmail(db, subject, publicUrl, now);
    return queueCodeEmail(db, subject, null, now);
  });
  return id;
}

const registrationExpired = () => new Refusal('EXPIRED', 'This registration has expired. Please register again.');

const detailsOf = ({ first_name, last_name, phone }: PendingRegistration) => ({
  firstName: first_name,
  lastName: last_name,
  phone,
});

/**
 * Creates the account of a registration whose address was verified by another code than its own.
 */
export async function accountOfRegistration(db: Queries, email: string, now: Date): Promise<number> {
  await claimRegistrations(db, email, now.toISOString());
  const [pending] = await listRegistrations(db, email, now.toISOString());
  if (!pending) throw registrationExpired();
  return (await findOrCreateAccount(db, { email, ...detailsOf(pending) }, now)).id;
}

/**
 * Creates the account of a registration whose code is correct, with the guest bookings of its
 * address. A call that names no flow can't say which of several registrations is the owner's: it
 * verifies the address only, and gets the token for choosing a password.
 */
export async function verifyRegistration(
  { store, now }: IdentityContext,
  fields: Fields,
): Promise<{ token: string | null; accountId: number }> {
  const email = requireEmail(fields.get('email'));
  const named = flowOf(fields);
  const code = await checkCode(
    store.db,
    { purpose: 'registration', email, flow: named },
    fields.get('code') ?? '',
    now,
  );
  return inTransaction(store, async (db) => {
    await spendCode(db, code);
    const [pending, ...others] = await listRegistrations(db, email, now.toISOString());
    if (named === undefined && others.length > 0) {
      const accountId = await accountOfRegistration(db, email, now);
      return { token: await issueToken(db, 'claim', accountId, now), accountId };
    }
    const taken = await takeRegistration(db, named ?? pending?.flow ?? '');
    if (!taken || taken.email !== email || taken.expires_at <= now.toISOString()) throw registrationExpired();
    const details = detailsOf(taken);
    const { id } = await findOrCreateAccount(db, { email, ...details }, now);
    await openAccount(db, { id, email }, { passwordHash: taken.password_hash, details }, now);
    return { token: null, accountId: id };
  });
}

/** Fields have one of two names, or both (PHP-19). */
const fieldAliases = [
  ['firstName', 'first_name'],
  ['lastName', 'last_name'],
  ['phoneNumber', 'phone_no'],
  ['confirmPassword', 'confirm_password'],
] as const;

interface Registration {
  firstName: string;
  lastName: string;
  /** In lower case. */
  email: string;
  /** As `parsePhone` formats it. */
  phone: string;
  password: string;
}

/** Parses and validates the whole form at once (REG-05..07). Throws a refusal with all errors. */
function readRegistration(input: Fields): Registration {
  const fields = new Map(input);
  for (const [name, alias] of fieldAliases) if (!fields.get(name)) fields.set(name, fields.get(alias) ?? '');
  const form = new Form(fields);
  const person = form.read(registrationForm);
  const password = fields.get('password') ?? '';
  form.add('password', ...commonPasswordErrors(password));
  if (password !== fields.get('confirmPassword')) form.add('confirmPassword', fieldMessages.passwordMismatch);
  const { email, ...rest } = form.valid(person);
  return { ...rest, email: normaliseEmail(email) };
}
