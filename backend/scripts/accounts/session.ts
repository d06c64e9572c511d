import type { FastifyInstance } from 'fastify';
import { fieldMessages } from '#shared/field-messages.ts';
import type { RefusalCode } from '#shared/refusal-codes.ts';
import { hashDevice } from '../../domain/accounts/devices.ts';
import { logIn, tooManyLogInsMessage } from '../../domain/accounts/log-in.ts';
import { endSession, endSessions } from '../../domain/accounts/sessions.ts';
import { acceptFromDevice } from '../../domain/appointments/customer-changes.ts';
import { changeContext, customerOf, type ScriptContext } from '../http/context.ts';
import { idText } from '../http/php-values.ts';
import { bodyFields, credentialsOf, deviceOf, rememberDevice } from '../http/request.ts';

/** A refused log-in, whose documented body has no `message`. */
const logInRefusal = (code: RefusalCode, ...errors: string[]) => ({ success: false, code, errors });

const refused = logInRefusal('BAD_CREDENTIALS', 'Invalid email or password.');
const unverified = logInRefusal(
  'UNVERIFIED_EMAIL',
  'Your email address has not been verified yet. Please verify it before you log in.',
);

/** `userLogin.php` and `logout.php` (PHP-13, PHP-34), and `logout-others.php`, which is our own. */
export function sessionScripts(app: FastifyInstance, context: ScriptContext): void {
  const { store, passwords, clock } = context;
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
    const form = { email, password, rememberMe, device: deviceOf(request) };
    const outcome = await logIn({ db: store.db, passwords, now: clock() }, form);
    switch (outcome.kind) {
      case 'refused':
        return refused;
      case 'unverified':
        return unverified;
      case 'limited':
        reply.code(429).header('retry-after', outcome.seconds);
        return logInRefusal('RATE_LIMITED', tooManyLogInsMessage(outcome.seconds));
      case 'logged-in': {
        const { account, token, device } = outcome;
        rememberDevice(reply, device);
        await acceptFromDevice(changeContext(context), account.id, hashDevice(device));
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

  app.post('/php/logout-others.php', async (request) => {
    const { id } = await customerOf(request, context);
    await endSessions(store.db, id, { exceptToken: credentialsOf(request)?.token ?? '' });
    return { success: true, message: 'You’ve been logged out on all other devices.' };
  });

  app.post('/php/logout.php', async (request) => {
    const credentials = credentialsOf(request);
    if (credentials) await endSession(store.db, credentials, clock());
    return { success: true };
  });
}
