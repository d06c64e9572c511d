import { randomUUID } from 'node:crypto';
import { accountExists, codeMessage } from '../../mail/account-messages.ts';
import type { Message } from '../../mail/messages.ts';
import type { Queries } from '../../store/database/database.ts';
import { insertMail } from '../../store/emails/mails.ts';
import { type CodeSubject, issueCode, issueDecoy } from '../codes/email-codes.ts';

/** Queues an email for immediate delivery. Without `occasion` it is never a duplicate. */
export async function writeMail(
  db: Queries,
  recipient: string,
  message: Message,
  now: Date,
  occasion: string = randomUUID(),
): Promise<void> {
  const at = now.toISOString();
  await insertMail(db, { occasion, recipient, ...message, created_at: at, due_at: at });
}

/** Issues a code and queues its email, in the caller's transaction. */
export async function mailCode(db: Queries, subject: CodeSubject, accountId: number | null, now: Date): Promise<void> {
  const occasion = `code:${randomUUID()}`;
  const code = await issueCode(db, subject, { accountId, occasion }, now);
  await writeMail(db, subject.email, codeMessage(subject.purpose, code), now, occasion);
}

/**
 * Informs the owner of an existing account; to the requester it looks as if a code had been sent.
 */
export async function mailAccountExists(
  db: Queries,
  subject: CodeSubject,
  publicUrl: string,
  now: Date,
): Promise<void> {
  await issueDecoy(db, subject, now);
  await writeMail(db, subject.email, accountExists(publicUrl), now);
}
