import { randomUUID } from 'node:crypto';
import type { Queries } from './database/database.ts';

/** The number of attempts to send an email. */
const maxAttempts = 10;

interface NewEmail {
  recipient: string;
  /** The address for replies, when it isn't ours. */
  replyTo?: string;
  content: { subject: string; body: string };
  /** Identifies the event: a second email for it is not stored. Without it, each one is. */
  eventKey?: string;
  /** Not before this moment; at once when it is left out. */
  dueAt?: Date;
}

/** Queues an email, in the transaction of its event. */
export async function queueEmail(
  db: Queries,
  { recipient, replyTo, content, eventKey = randomUUID(), dueAt }: NewEmail,
  now: Date,
): Promise<void> {
  await db
    .insertInto('mails')
    .values({
      occasion: eventKey,
      recipient,
      reply_to: replyTo ?? null,
      ...content,
      created_at: now.toISOString(),
      due_at: (dueAt ?? now).toISOString(),
      attempts: 0,
      sent_at: null,
    })
    .onConflict((conflict) => conflict.column('occasion').doNothing())
    .execute();
}

/** Makes an email that is due later due now. */
export async function releaseEmail(db: Queries, eventKey: string, now: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ due_at: now })
    .where('occasion', '=', eventKey)
    .where('attempts', '=', 0)
    .where('due_at', '>', now)
    .execute();
}

/**
 * Takes one due email for sending and sets its next attempt to `retryAt`, so that no other process
 * takes it meanwhile and a crash only delays it.
 */
export function takeDueEmail(db: Queries, now: string, retryAt: string) {
  return db
    .updateTable('mails')
    .set((eb) => ({ due_at: retryAt, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('mails')
        .select('id')
        .where('sent_at', 'is', null)
        .where('due_at', '<=', now)
        .where('attempts', '<', maxAttempts)
        .orderBy('due_at')
        .limit(1),
    )
    .where('due_at', '<=', now)
    .returning(['id', 'recipient', 'reply_to', 'subject', 'body', 'attempts'])
    .executeTakeFirst();
}

export async function postponeEmail(db: Queries, id: number, dueAt: string): Promise<void> {
  await db.updateTable('mails').set({ due_at: dueAt }).where('id', '=', id).execute();
}

/** Drops the body, and replaces the subject by one without its code. */
export async function markEmailSent(db: Queries, id: number, subject: string, now: string): Promise<void> {
  await db.updateTable('mails').set({ sent_at: now, subject, body: '' }).where('id', '=', id).execute();
}

/** Changes the subject and body of a stored email; one that has been sent has no body any more. */
export async function rewriteEmail(db: Queries, eventKey: string, change: (text: string) => string): Promise<void> {
  const mail = await db
    .selectFrom('mails')
    .select(['id', 'subject', 'body'])
    .where('occasion', '=', eventKey)
    .executeTakeFirst();
  if (!mail) return;
  await db
    .updateTable('mails')
    .set({ subject: change(mail.subject), body: change(mail.body) })
    .where('id', '=', mail.id)
    .where('body', '=', mail.body)
    .execute();
}

/** Emails that are due, and those given up after too many attempts. */
export async function countEmails(db: Queries, now: string): Promise<{ due: number; givenUp: number }> {
  const count = db
    .selectFrom('mails')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('sent_at', 'is', null);
  const due = await count.where('due_at', '<=', now).where('attempts', '<', maxAttempts).executeTakeFirstOrThrow();
  const givenUp = await count.where('attempts', '>=', maxAttempts).executeTakeFirstOrThrow();
  return { due: due.count, givenUp: givenUp.count };
}

export function listDueEmails(db: Queries, now: string) {
  return db
    .selectFrom('mails')
    .select(['id', 'recipient', 'subject', 'due_at'])
    .where('due_at', '<=', now)
    .orderBy('due_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
}

export function findDueEmail(db: Queries, id: number, now: string) {
  return db
    .selectFrom('mails')
    .select(['id', 'recipient', 'subject', 'body', 'due_at'])
    .where('id', '=', id)
    .where('due_at', '<=', now)
    .executeTakeFirst();
}
