import type { FastifyRequest } from 'fastify';
import { accountOfSession } from '../../domain/accounts/sessions.ts';
import type { ChangeContext } from '../../domain/appointments/customer-changes.ts';
import type { Directory } from '../../domain/directory.ts';
import type { PasswordHasher } from '../../domain/passwords/password-hasher.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Delivery } from '../../mail/delivery.ts';
import { type Account, findAccount } from '../../store/accounts.ts';
import type { Store } from '../../store/database/database.ts';
import type { FileStore } from '../../store/files/file-store.ts';
import { credentialsOf } from './request.ts';

/** What a script needs to do its work. */
export interface ScriptContext {
  store: Store;
  files: FileStore;
  directory: Directory;
  delivery: Delivery;
  passwords: PasswordHasher;
  /** Where the product's pages are, without a slash at the end; for links in emails. */
  publicUrl: string;
  clock: () => Date;
  /**
   * In the demo, after how many milliseconds a booking is confirmed; null: an operator has to
   * confirm.
   */
  confirmAfter: number | null;
  isDemo: boolean;
  /** As in `BackendOptions`. */
  releaseUnverifiedAfter: number | null;
}

/** What the domain needs to change an appointment, at this moment. */
export function changeContext(context: ScriptContext): ChangeContext {
  const { store, publicUrl, clock, confirmAfter, releaseUnverifiedAfter } = context;
  return { store, publicUrl, now: clock(), confirmAfter, releaseUnverifiedAfter };
}

/**
 * The customer of the request's session. Throws a `no-session` refusal when it has none (RULE-03).
 */
export async function customerOf(request: FastifyRequest, { store: { db }, clock }: ScriptContext): Promise<Account> {
  const credentials = credentialsOf(request);
  const accountId = credentials ? await accountOfSession(db, credentials, clock()) : undefined;
  const account = accountId === undefined ? undefined : await findAccount(db, accountId);
  if (!account) throw new Refusal('UNAUTHENTICATED', 'Your session has expired. Please log in again.');
  return account;
}
