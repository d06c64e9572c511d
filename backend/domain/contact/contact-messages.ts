import { fieldMessages } from '#shared/field-messages.ts';
import { TEXT_LIMITS } from '#shared/limits.ts';
import product from '../../../product.json' with { type: 'json' };
import { contactEmail } from '../../mail/templates/contact-emails.ts';
import { insertContactMessage } from '../../store/contact/contact-messages.ts';
import { inTransaction, type Store } from '../../store/database/database.ts';
import { queueEmail } from '../emails/queue-email.ts';
import type { Form } from '../forms/form.ts';
import { countUse } from '../rate-limits.ts';
import { Refusal } from '../refusal.ts';

/**
 * Stores a contact message and emails it to the team, with the sender as reply address (PHP-12).
 */
export async function receiveContactMessage(store: Store, form: Form, now: Date): Promise<void> {
  const name = form.personName('name', 'name', fieldMessages.name);
  const email = form.email('email');
  const message = form.lines('message', {
    label: 'message',
    maxLength: TEXT_LIMITS.contactMessage,
    required: fieldMessages.message,
  });
  if (form.errors.length > 0) throw new Refusal('INVALID', form.errors);
  const retryAfter = await countUse(store.db, 'contact', email, now);
  if (retryAfter > 0)
    throw new Refusal(
      'RATE_LIMITED',
      'We already have several messages from this email. Please call us, or try again later.',
      {
        retryAfter,
      },
    );
  await inTransaction(store, async (db) => {
    const id = await insertContactMessage(db, { name, email, message, created_at: now.toISOString() });
    const content = contactEmail({ name, email, message });
    await queueEmail(db, { recipient: product.supportEmail, replyTo: email, content, occasion: `contact:${id}` }, now);
  });
}
