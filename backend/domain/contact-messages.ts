import product from '../../product.json' with { type: 'json' };
import { contactMessage } from '../mail/contact-messages.ts';
import { insertContactMessage } from '../store/contact-messages.ts';
import { inTransaction, type Store } from '../store/database.ts';
import { insertMail } from '../store/mails.ts';
import { isEmail, normaliseEmail } from './contact.ts';
import type { Form } from './form.ts';
import { countUse, type Limit } from './limits.ts';
import { Refusal } from './refusal.ts';

const messages: Limit = { what: 'contact', most: 10, seconds: 3600 };

/** Stores a contact message and emails it to the team, with its sender as reply address (PHP-12). */
export async function receiveContactMessage(store: Store, form: Form, now: Date): Promise<void> {
  const name = form.line('name', { label: 'name', longest: 100, required: 'Please give your name.' });
  const email = normaliseEmail(
    form.line('email', { label: 'email address', longest: 254, required: 'Please give your email address.' }),
  );
  const message = form.lines('message', { label: 'message', longest: 5000, required: 'Please write a message.' });
  if (email !== '' && !isEmail(email)) form.errors.push('Please enter a valid email address.');
  if (form.errors.length > 0) throw new Refusal('invalid', form.errors);
  const retryAfter = await countUse(store.db, messages, email, now);
  if (retryAfter > 0)
    throw new Refusal(
      'limited',
      'We already have several messages from this address. Please call us, or write later.',
      {
        retryAfter,
      },
    );
  const createdAt = now.toISOString();
  await inTransaction(store, async (db) => {
    const id = await insertContactMessage(db, { name, email, message, created_at: createdAt });
    await insertMail(db, {
      occasion: `contact:${id}`,
      recipient: product.supportEmail,
      reply_to: email,
      ...contactMessage({ name, email, message }),
      created_at: createdAt,
      due_at: createdAt,
    });
  });
}
