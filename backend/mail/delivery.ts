import { createTransport } from 'nodemailer';
import type { Logger } from '#shared/server/log/logger.ts';
import product from '../../product.json' with { type: 'json' };
import type { Store } from '../store/database.ts';
import { markMailSent, postponeMail, takeDueMail } from '../store/mails.ts';

const minute = 60_000;

/** 1, 2, 4 ... minutes, at most six hours. */
function pause(attempts: number): number {
  return Math.min(2 ** attempts, 360) * minute;
}

export interface Delivery {
  /** Looks for due mail now, without waiting for it to be sent. */
  nudge(): void;
  /** Resolves when what is being sent has been sent. */
  stop(): Promise<void>;
}

/** Without an SMTP server the mails stay where they are, in the outbox. */
export const noDelivery: Delivery = { nudge: () => undefined, stop: () => Promise.resolve() };

/**
 * Sends due mail by SMTP: when nudged, and every quarter of a minute for what is tried again. A mail is taken before it is sent, so that
 * several processes share the work; one whose process dies in between is sent again later.
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
    const mail = await takeDueMail(store.db, now.toISOString(), retryAt);
    if (!mail) return false;
    try {
      await transport.sendMail({
        from: { name: product.name, address: product.supportEmail },
        to: mail.recipient,
        ...(mail.reply_to !== null && { replyTo: mail.reply_to }),
        subject: mail.subject,
        text: mail.body,
      });
      await markMailSent(store.db, mail.id, clock().toISOString());
      onAttempt('sent');
    } catch (error) {
      onAttempt('failed');
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      logger.warn({ event: 'mail not sent', mail: mail.id, attempt: mail.attempts, code }, 'mail could not be sent');
      await postponeMail(store.db, mail.id, new Date(clock().getTime() + pause(mail.attempts)).toISOString());
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
