import { createTransport, type Transporter } from 'nodemailer';
import type { Logger } from '#shared/server/log/logger.ts';
import { MINUTE_MS } from '#shared/time.ts';
import product from '../../product.json' with { type: 'json' };
import type { Store } from '../store/database/database.ts';
import { markEmailSent, postponeEmail, takeDueEmail } from '../store/emails.ts';
import { withoutCode } from './templates/email-content.ts';

/** Exponential backoff: 1, 2, 4 ... minutes, at most six hours. */
function backoff(attempts: number): number {
  return Math.min(2 ** attempts, 360) * MINUTE_MS;
}

export interface Delivery {
  /** Looks for due emails now, without waiting until they are sent. */
  deliverNow(): void;
  /** Resolves when nothing is being sent any more. */
  stop(): Promise<void>;
}

/** Without an SMTP server emails stay in the outbox. */
export const noDelivery: Delivery = { deliverNow: () => undefined, stop: () => Promise.resolve() };

interface Sender {
  store: Store;
  transport: Transporter;
  clock: () => Date;
  logger: Logger;
  onAttempt: (outcome: 'sent' | 'failed') => void;
}

/** Takes one due email and tries to send it; false when none is due. */
async function sendNext({ store, transport, clock, logger, onAttempt }: Sender): Promise<boolean> {
  const now = clock();
  const retryAt = new Date(now.getTime() + 5 * MINUTE_MS).toISOString();
  const email = await takeDueEmail(store.db, now.toISOString(), retryAt);
  if (!email) return false;
  try {
    await transport.sendMail({
      from: { name: product.name, address: product.supportEmail },
      to: email.recipient,
      ...(email.reply_to !== null && { replyTo: email.reply_to }),
      subject: email.subject,
      text: email.body,
    });
    await markEmailSent(store.db, email.id, withoutCode(email.subject), clock().toISOString());
    onAttempt('sent');
  } catch (error) {
    onAttempt('failed');
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    logger.warn(
      { event: 'mail not sent', mail: email.id, attempt: email.attempts, code },
      'an email could not be sent',
    );
    await postponeEmail(store.db, email.id, new Date(clock().getTime() + backoff(email.attempts)).toISOString());
  }
  return true;
}

/**
 * Sends due emails by SMTP: when told to, and every 15 seconds for retries. An email is taken
 * before it is sent, so that several processes can share the work; if one dies in between, the
 * email is sent again later.
 */
export function deliverBySmtp(
  store: Store,
  smtpUrl: string,
  clock: () => Date,
  logger: Logger,
  onAttempt: (outcome: 'sent' | 'failed') => void = () => undefined,
): Delivery {
  const transport = createTransport(smtpUrl);
  const sender: Sender = { store, transport, clock, logger, onAttempt };
  let isStopped = false;
  let run: Promise<void> = Promise.resolve();

  async function sendAll(): Promise<void> {
    try {
      while (!isStopped && (await sendNext(sender)));
    } catch (error) {
      logger.error({ event: 'mail delivery failed', err: error }, 'email delivery failed');
    }
  }

  function deliverNow(): void {
    run = run.then(sendAll);
  }

  const timer = setInterval(deliverNow, MINUTE_MS / 4);
  timer.unref();
  deliverNow();
  return {
    deliverNow,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await run;
      transport.close();
    },
  };
}
