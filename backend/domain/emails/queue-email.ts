import { randomUUID } from 'node:crypto';
import type { EmailContent } from '../../mail/templates/email-content.ts';
import type { Queries } from '../../store/database/database.ts';
import { insertEmail } from '../../store/emails/emails.ts';

interface QueuedEmail {
  recipient: string;
  /** The address for replies, when it isn't ours. */
  replyTo?: string;
  content: EmailContent;
  /** Identifies the event: a second email for it is not stored. Without it, each one is. */
  occasion?: string;
}

/** Queues an email for immediate delivery, in the transaction of its event. */
export async function queueEmail(
  db: Queries,
  { recipient, replyTo, content, occasion = randomUUID() }: QueuedEmail,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await insertEmail(db, {
    occasion,
    recipient,
    ...(replyTo !== undefined && { reply_to: replyTo }),
    ...content,
    created_at: at,
    due_at: at,
  });
}
