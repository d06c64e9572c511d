import { normaliseEmail } from '#shared/email.ts';
import { contactForm } from '#shared/forms/contact.ts';
import product from '../../../product.json' with { type: 'json' };
import { contactEmail } from '../../mail/templates/contact-emails.ts';
import { insertContactMessage } from '../../store/contact/contact-messages.ts';
import { inTransaction, type Store } from '../../store/database/database.ts';
import { queueEmail } from '../emails/queue-email.ts';
import { Form } from '../forms/form.ts';
import { countUse } from '../rate-limits.ts';
import { Refusal } from '../refusal.ts';

/**
 * Stores a contact message and emails it to the team, with the sender as reply address (PHP-12).
 */
export async function receiveContactMessage(
  store: Store,
  fields: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const { name, email: typed, message } = Form.parse(contactForm, fields);
  const email = normaliseEmail(typed);
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
