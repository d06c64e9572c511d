import type { FastifyInstance, FastifyRequest } from 'fastify';
import { londonTimestamp } from '#shared/london/clock.ts';
import { emailTaken, type Fields, isEmailFree } from '../../domain/accounts/account-access.ts';
import { changeProfile, readProfile } from '../../domain/customers/profile.ts';
import { requireEmail, textsOf } from '../../domain/form.ts';
import { changeCustomerPassword } from '../../domain/passwords/password-changes.ts';
import { findAccount } from '../../store/accounts.ts';
import { type Address, findAddress } from '../../store/customers.ts';
import type { Queries } from '../../store/database/database.ts';
import { customerOf, type ScriptContext } from '../http/context.ts';
import { idText } from '../http/php-values.ts';
import { bodyFields, credentialsOf } from '../http/request.ts';

/** The whole profile is sent, with all appointments and repairs. */
const maxProfileBytes = 5 * 1024 * 1024;

/** The address inside the profile: null removes it, undefined leaves it as it is. */
function addressFields({ body }: FastifyRequest): Fields | null | undefined {
  if (typeof body !== 'object' || body === null || !('address' in body)) return undefined;
  if (body.address === null) return null;
  return typeof body.address === 'object' ? textsOf(body.address) : undefined;
}

async function profileRecord(db: Queries, accountId: number) {
  const account = await findAccount(db, accountId);
  if (!account) throw new Error('A customer whose details were just changed is missing.');
  return {
    user_id: idText(account.id),
    created_at: londonTimestamp(new Date(account.created_at)),
    // In both spellings, so that a page that merges this into its profile keeps no old name.
    first_name: account.first_name,
    firstName: account.first_name,
    last_name: account.last_name,
    lastName: account.last_name,
    email: account.email,
    phone: account.phone,
    address: addressRecord(await findAddress(db, accountId)),
  };
}

/** `check-email.php`, `update-account.php` and `update-password.php` (PHP-40..42). */
export function profileScripts(app: FastifyInstance, context: ScriptContext): void {
  const { store, delivery, passwords, publicUrl, clock } = context;

  app.post('/php/check-email.php', async (request) => {
    const account = await customerOf(request, context);
    const email = requireEmail(bodyFields(request).get('email'));
    const available = await isEmailFree(store.db, account.id, email, clock());
    return { success: true, available, message: available ? 'This email is available.' : emailTaken };
  });

  app.post('/php/update-account.php', { bodyLimit: maxProfileBytes }, async (request) => {
    const account = await customerOf(request, context);
    const change = readProfile(bodyFields(request), addressFields(request), account);
    const sessionToken = credentialsOf(request)?.token ?? '';
    await changeProfile({ store, publicUrl, now: clock() }, account, { change, sessionToken });
    delivery.deliverNow();
    return { success: true, message: 'Profile updated successfully!', user: await profileRecord(store.db, account.id) };
  });

  app.post('/php/update-password.php', async (request) => {
    const account = await customerOf(request, context);
    const token = credentialsOf(request)?.token ?? '';
    await changeCustomerPassword({ store, passwords, publicUrl, now: clock() }, account, bodyFields(request), token);
    delivery.deliverNow();
    return { success: true, message: 'Password changed successfully!' };
  });
}

/** A postal address as the profile reads it (ENT-26); null when there is none. */
export function addressRecord(address: Address | undefined) {
  if (!address) return null;
  const { zip_code, ...parts } = address;
  return { ...parts, zipCode: zip_code };
}
