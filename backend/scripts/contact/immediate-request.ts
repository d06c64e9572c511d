import type { FastifyInstance } from 'fastify';
import { accountOfSession } from '../../domain/accounts/sessions.ts';
import { requestImmediateService } from '../../domain/contact/immediate-requests.ts';
import type { ScriptContext } from '../http/context.ts';
import { bodyFields, credentialsOf, idempotencyKeyOf } from '../http/request.ts';

/**
 * `submit-immediate-request.php` (PHP-11). Credentials are optional: an expired session is ignored.
 */
export function immediateRequestScript(app: FastifyInstance, { store, delivery, clock }: ScriptContext): void {
  app.post('/php/submit-immediate-request.php', async (request) => {
    const idempotencyKey = idempotencyKeyOf(request);
    const credentials = credentialsOf(request);
    const accountId = credentials ? await accountOfSession(store.db, credentials, clock()) : undefined;
    const referenceNumber = await requestImmediateService(
      store,
      bodyFields(request),
      { accountId, idempotencyKey },
      clock(),
    );
    delivery.deliverNow();
    return { success: true, message: 'Your request has been received.', referenceNumber };
  });
}
