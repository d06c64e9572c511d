import type { FastifyRequest } from 'fastify';
import { accountOfSession } from '../../domain/accounts/sessions.ts';
import { Refusal } from '../../domain/refusal.ts';
import { type Account, findAccount } from '../../store/accounts/accounts.ts';
import type { ScriptContext } from './context.ts';
import { credentialsOf } from './request.ts';

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
