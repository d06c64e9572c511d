import { randomUUID } from 'node:crypto';
import { accountExistsEmail, codeEmail } from '../../mail/templates/account-emails.ts';
import type { Queries } from '../../store/database/database.ts';
import { type CodeSubject, issueCode, issueDecoy } from '../codes/email-codes.ts';
import { queueEmail } from '../emails/queue-email.ts';

/** Issues a code and queues its email, in the caller's transaction. */
export async function queueCodeEmail(
  db: Queries,
  subject: CodeSubject,
  accountId: number | null,
  now: Date,
): Promise<void> {
  const occasion = `code:${randomUUID()}`;
  const code = await issueCode(db, subject, { accountId, occasion }, now);
  await queueEmail(db, { recipient: subject.email, content: codeEmail(subject.purpose, code), occasion }, now);
}

/**
 * Informs the owner of an existing account; to the requester it looks as if a code had been sent.
 */
export async function queueAccountExistsEmail(
  db: Queries,
  subject: CodeSubject,
  publicUrl: string,
  now: Date,
): Promise<void> {
  await issueDecoy(db, subject, now);
  await queueEmail(db, { recipient: subject.email, content: accountExistsEmail(publicUrl) }, now);
}
