import product from '../../product.json' with { type: 'json' };
import { immediateHelpWanted } from '../mail/messages.ts';
import { inTransaction, type Store } from '../store/database.ts';
import { countImmediateRequestsSince, insertImmediateRequest } from '../store/immediate-requests.ts';
import { insertMail } from '../store/mails.ts';
import { Form } from './form.ts';
import { withReference } from './references.ts';
import { Refusal } from './refusal.ts';

const mostAnHour = 20;

/** Takes a request for urgent help and tells the team; returns its reference, for example `IR-20417`. */
export async function requestImmediateHelp(
  store: Store,
  fields: ReadonlyMap<string, string>,
  accountId: number | undefined,
  now: Date,
): Promise<string> {
  const form = new Form(fields);
  const serviceType = form.line('serviceType', {
    label: 'service',
    longest: 200,
    required: 'Please choose what you need help with.',
  });
  const issueDetails = form.lines('issueDetails', {
    label: 'issue details',
    longest: 500,
    required: 'Please give the issue details.',
  });
  const issueDescription = form.lines('issueDescription', {
    label: 'description',
    longest: 2000,
    required: 'Please describe what happened.',
  });
  const location = form.line('location', {
    label: 'location',
    longest: 300,
    required: 'Please tell us where you are.',
  });
  const phoneNumber = form.line('phoneNumber', {
    label: 'phone number',
    longest: 30,
    required: 'Please give a phone number.',
  });
  const preference = form.line('contactPreference', { label: 'contact preference', longest: 10 }) || 'call';
  if (preference !== 'call' && preference !== 'text') form.errors.push('Please choose a call or a text message.');
  if (form.errors.length > 0) throw new Refusal('invalid', form.errors);
  const contactPreference = preference === 'text' ? 'text' : 'call';
  const createdAt = now.toISOString();

  return inTransaction(store, async (db) => {
    const hourAgo = new Date(now.getTime() - 3_600_000).toISOString();
    if ((await countImmediateRequestsSince(db, phoneNumber, hourAgo)) >= mostAnHour)
      throw new Refusal('limited', 'We already have several requests with this number. Please call us.', {
        retryAfter: 3600,
      });
    const { reference } = await withReference('IR', (candidate) =>
      insertImmediateRequest(db, {
        reference: candidate,
        account_id: accountId ?? null,
        service_type: serviceType,
        issue_details: issueDetails,
        issue_description: issueDescription,
        location,
        phone_number: phoneNumber,
        contact_preference: contactPreference,
        created_at: createdAt,
      }),
    );
    const facts = {
      reference,
      serviceType,
      issueDetails,
      issueDescription,
      location,
      phoneNumber,
      contactPreference,
    } as const;
    await insertMail(db, {
      occasion: `immediate:${reference}`,
      recipient: product.supportEmail,
      ...immediateHelpWanted(facts),
      created_at: createdAt,
      due_at: createdAt,
    });
    return reference;
  });
}
