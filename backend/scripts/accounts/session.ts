import type { FastifyInstance } from 'fastify';
import { fieldMessages } from '#shared/field-messages.ts';
import type { RefusalCode } from '#shared/refusal-codes.ts';
import { logIn } from '../../domain/accounts/log-in.ts';
import { tooManyLogInsMessage } from '../../domain/accounts/log-in-limit.ts';
import { endSession } from '../../domain/accounts/sessions.ts';
import type { ScriptContext } from '../http/context.ts';
import { idText } from '../http/php-values.ts';
import { bodyFields, credentialsOf } from '../http/request.ts';

/** A refused log-in, whose documented body has no `message`. */
const logInRefusal = (code: RefusalCode, ...errors: string[]) => ({ success: false, code, errors });

const refused = logInRefusal('BAD_CREDENTIALS', 'Invalid email or password.');
const unverified = logInRefusal(
  'UNVERIFIED_EMAIL',
  'Your email address has not been verified yet. Please verify it before you log in.',
);

/** `userLogin.php` and `logout.php` (PHP-13, PHP-34). */
export function sessionScripts(app: FastifyInstance, { store, passwords, clock }: ScriptContext): void {
  app.post('/php/userLogin.php', async (request, reply) => {
    const fields = bodyFields(request);
    const email = fields.get('email') ?? '';
    const password = fields.get('password') ?? '';
    const missing = [
      email.trim() === '' ? fieldMessages.loginEmail : '',
      password === '' ? fieldMessages.loginPassword : '',
    ].filter(Boolean);
    if (missing.length > 0) return logInRefusal('INVALID', ...missing);
    const rememberMe = ['true', '1', 'on'].includes(fields.get('rememberMe') ?? '');
    const outcome = await logIn({ db: store.db, passwords, now: clock() }, { email, password, rememberMe });
    switch (outcome.kind) {
      case 'refused':
        return refused;
      case 'unverified':
        return unverified;
      case 'limited':
        reply.code(429).header('retry-after', outcome.seconds);
        return logInRefusal('RATE_LIMITED', tooManyLogInsMessage(outcome.seconds));
      case 'logged-in': {
        const { account, token } = outcome;
        return {
          success: true,
          userId: idText(account.id),
          authToken: token,
          userName: `${account.first_name} ${account.last_name}`,
          accountType: 'customer',
          message: 'Login successful!',
          redirect: '/dashboard',
        };
      }
    }
  });

  app.post('/php/logout.php', async (request) => {
    const credentials = credentialsOf(request);
    if (credentials) await endSession(store.db, credentials, clock());
    return { success: true };
  });
}
