import { createHash } from 'node:crypto';
import { normaliseEmail } from '#shared/email.ts';
import { contactForm } from '#shared/forms/contact.ts';
import { toHostFields } from '#shared/forms/form.ts';
import { immediateRequestForm } from '#shared/forms/immediate-service.ts';
import { USE_LIMITS } from '#shared/limits.ts';
import product from '../../product.json' with { type: 'json' };
import { contactEmail, immediateRequestEmail } from '../mail/templates/contact-emails.ts';
import {
  completeImmediateRequestKey,
  countImmediateRequestsSince,
  findImmediateRequestKey,
  insertContactMessage,
  insertImmediateRequest,
  takeImmediateRequestKey,
} from '../store/contact.ts';
import { inTransaction, type Queries, type Store } from '../store/database/database.ts';
import { queueEmail } from '../store/emails.ts';
import { Form } from './form.ts';
import { requireUse, windowStart } from './rate-limits.ts';
import { withReference } from './references.ts';
import { Refusal } from './refusal.ts';

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
  const tooMany = () => 'We already have several messages from this email. Please call us, or try again later.';
  await requireUse(store.db, 'contact', email, now, tooMany);
  await inTransaction(store, async (db) => {
    const id = await insertContactMessage(db, { name, email, message, created_at: now.toISOString() });
    const content = contactEmail({ name, email, message });
    await queueEmail(db, { recipient: product.supportEmail, replyTo: email, content, eventKey: `contact:${id}` }, now);
  });
}

/** The sender's account, if known, and the key under which a retry is the same request. */
interface Sender {
  accountId: number | undefined;
  idempotencyKey: string | null;
}

/** Reads and checks the form. Throws a refusal with all errors. */
function readImmediateRequest(fields: ReadonlyMap<string, string>) {
  const preference = fields.get('contactPreference')?.trim().toUpperCase() || 'CALL';
  const values = Form.parse(immediateRequestForm, new Map([...fields, ['contactPreference', preference]]));
  const contactPreference = values.contactPreference === 'TEXT' ? ('text' as const) : ('call' as const);
  return { ...toHostFields(immediateRequestForm, values), contactPreference };
}

type ImmediateRequest = ReturnType<typeof readImmediateRequest>;

/**
 * Takes the idempotency key; returns the reference of an earlier identical request. Throws when
 * the key was used for another one.
 */
async function earlierReference(
  db: Queries,
  key: string,
  request: ImmediateRequest,
  createdAt: string,
): Promise<string | null> {
  const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  if (await takeImmediateRequestKey(db, { key, fingerprint, reference: null, created_at: createdAt })) return null;
  const earlier = await findImmediateRequestKey(db, key);
  if (earlier && earlier.fingerprint !== fingerprint)
    throw new Refusal(
      'KEY_REUSED',
      'You’ve already sent this request with other details. Please send it as a new one.',
    );
  return earlier?.reference ?? null;
}

/**
 * Stores an immediate request and informs the team, once per key. Returns its reference,
 * `IR-20417`.
 */
export async function requestImmediateService(
  store: Store,
  fields: ReadonlyMap<string, string>,
  { accountId, idempotencyKey }: Sender,
  now: Date,
): Promise<string> {
  const request = readImmediateRequest(fields);
  const createdAt = now.toISOString();
  return inTransaction(store, async (db) => {
    const earlier = idempotencyKey === null ? null : await earlierReference(db, idempotencyKey, request, createdAt);
    if (earlier !== null) return earlier;
    const { max, seconds } = USE_LIMITS['immediate-requests'];
    const since = windowStart('immediate-requests', now);
    if ((await countImmediateRequestsSince(db, request.phoneNumber, since)) >= max)
      throw new Refusal('RATE_LIMITED', 'We already have several requests with this phone number. Please call us.', {
        retryAfter: seconds,
      });
    const { reference } = await withReference('IR', (candidate) =>
      insertImmediateRequest(db, {
        reference: candidate,
        account_id: accountId ?? null,
        service_type: request.serviceType,
        issue_details: request.issueDetails,
        issue_description: request.issueDescription,
        location: request.location,
        phone_number: request.phoneNumber,
        contact_preference: request.contactPreference,
        created_at: createdAt,
      }),
    );
    if (idempotencyKey !== null) await completeImmediateRequestKey(db, idempotencyKey, reference);
    const content = immediateRequestEmail({ reference, ...request });
    await queueEmail(db, { recipient: product.supportEmail, content, eventKey: `immediate:${reference}` }, now);
    return reference;
  });
}
