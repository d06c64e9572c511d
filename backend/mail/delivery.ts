import { createTransport } from 'nodemailer';
import type { Logger } from '#shared/server/log/logger.ts';
import product from '../../product.json' with { type: 'json' };
import type { Store } from '../store/database/database.ts';
import { markEmailSent, postponeEmail, takeDueEmail } from '../store/emails/emails.ts';
import { withoutCode } from './templates/code-text.ts';

const minute = 60_000;

/** Exponential backoff: 1, 2, 4 ... minutes, at most six hours. */
function backoff(attempts: number): number {
  return Math.min(2 ** attempts, 360) * minute;
}

export interface Delivery {
  /** Looks for due emails now, without waiting until they are sent. */
  nudge(): void;
  /** Resolves when nothing is being sent any more. */
  stop(): Promise<void>;
}

/** Without an SMTP server emails stay in the outbox. */
export const noDelivery: Delivery = { nudge: () => undefined, stop: () => Promise.resolve() };

/**
 * Sends due mail by SMTP: when nudged, and every 15 seconds for retries. An email is taken before
 * it is sent, so that several processes can share the work; if one dies in between, the email is
 * sent again later.
 */
export function deliverBySmtp(
  store: Store,
  smtpUrl: string,
  clock: () => Date,
  logger: Logger,
  onAttempt: (outcome: 'sent' | 'failed') => void = () => undefined,
): Delivery {
  const transport = createTransport(smtpUrl);
  let stopped = false;
  let run: Promise<void> = Promise.resolve();

  async function sendNext(): Promise<boolean> {
    const now = clock();
    const retryAt = new Date(now.getTime() + 5 * minute).toISOString();
    const mail = await takeDueEmail(store.db, now.toISOString(), retryAt);
    if (!mail) return false;
    try {
      await transport.sendMail({
        from: { name: product.name, address: product.supportEmail },
        to: mail.recipient,
        ...(mail.reply_to !== null && { replyTo: mail.reply_to }),
        subject: mail.subject,
        text: mail.body,
      });
      await markEmailSent(store.db, mail.id, withoutCode(mail.subject), clock().toISOString());
      onAttempt('sent');
    } catch (error) {
      onAttempt('failed');
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      logger.warn({ event: 'mail not sent', mail: mail.id, attempt: mail.attempts, code }, 'mail could not be sent');
      await postponeEmail(store.db, mail.id, new Date(clock().getTime() + backoff(mail.attempts)).toISOString());
    }
    return true;
  }

  async function sendAll(): Promise<void> {
    try {
      while (!stopped && (await sendNext()));
    } catch (error) {
      logger.error({ event: 'mail delivery failed', err: error }, 'mail delivery failed');
    }
  }

  function nudge(): void {
    run = run.then(sendAll);
  }

  const timer = setInterval(nudge, minute / 4);
  timer.unref();
  nudge();
  return {
    nudge,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await run;
      transport.close();
    },
  };
}
