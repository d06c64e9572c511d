import type { FastifyInstance } from 'fastify';
import { accountOfSession } from '../domain/accounts/sessions.ts';
import { receiveContactMessage, requestImmediateService } from '../domain/contact.ts';
import type { ScriptContext } from './http/context.ts';
import { bodyFields, credentialsOf, idempotencyKeyOf } from './http/request.ts';

const bodyLimit = 64 * 1024;

/** `contact-form.php` (PHP-12), the one script that takes only form-urlencoded bodies. */
export function contactFormScript(app: FastifyInstance, { store, delivery, clock }: ScriptContext): void {
  app.register((form, _options, done) => {
    form.removeContentTypeParser(['application/json', 'text/plain', 'multipart/form-data']);
    form.post('/php/contact-form.php', { bodyLimit }, async (request) => {
      await receiveContactMessage(store, bodyFields(request), clock());
      delivery.deliverNow();
      return { success: true, message: 'Your message has been sent to us.' };
    });
    done();
  });
}

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
