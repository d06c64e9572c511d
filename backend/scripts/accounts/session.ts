import type { FastifyInstance } from 'fastify';
import { logIn } from '../../domain/accounts/log-in.ts';
import { tooManyGuesses } from '../../domain/accounts/log-in-limit.ts';
import { endSession } from '../../domain/accounts/sessions.ts';
import type { ScriptContext } from '../http/context.ts';
import { idText } from '../http/php-values.ts';
import { bodyFields, credentialsOf } from '../http/request.ts';

const refused = { success: false, code: 'BAD_CREDENTIALS', errors: ['Invalid email or password.'] };
const unverified = {
  success: false,
  code: 'UNVERIFIED_EMAIL',
  errors: [
    'Your email address has not been verified yet. Please verify it on the registration page before you log in.',
  ],
};

/** `userLogin.php` and `logout.php` (PHP-13, PHP-34). */
export function sessionScripts(app: FastifyInstance, { store, passwords, clock }: ScriptContext): void {
  app.post('/php/userLogin.php', async (request, reply) => {
    const fields = bodyFields(request);
    const email = fields.get('email') ?? '';
    const password = fields.get('password') ?? '';
    const missing = [
      email.trim() === '' ? 'Email is required' : '',
      password === '' ? 'Password is required' : '',
    ].filter(Boolean);
    if (missing.length > 0) return { success: false, code: 'INVALID', errors: missing };
    const rememberMe = ['true', '1', 'on'].includes(fields.get('rememberMe') ?? '');
    const outcome = await logIn({ db: store.db, passwords, now: clock() }, { email, password, rememberMe });
    switch (outcome.kind) {
      case 'refused':
        return refused;
      case 'unverified':
        return unverified;
      case 'limited':
        reply.code(429).header('retry-after', outcome.seconds);
        return { success: false, code: 'RATE_LIMITED', errors: [tooManyGuesses(outcome.seconds)] };
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
