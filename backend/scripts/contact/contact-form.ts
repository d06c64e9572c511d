import type { FastifyInstance } from 'fastify';
import { receiveContactMessage } from '../../domain/contact/contact-messages.ts';
import type { ScriptContext } from '../http/context.ts';
import { bodyFields } from '../http/request.ts';

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
