import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { SubscriptionError, type SubscriptionStream } from '../graphql/subscription-stream.ts';
import { SUBSCRIPTION_TYPE } from '../graphql/subscriptions.ts';

/**
 * How long a line may be silent before it is shown to be alive: well below the patience of common
 * proxies, which is a minute.
 */
export const DEFAULT_HEARTBEAT_MS = 15_000;

// A reader takes a part for whole when the next delimiter is there, so each part brings it along.
const DELIMITER = '\r\n--graphql';
const END = '--\r\n';

/**
 * A part of the answer (Apollo's multipart protocol): `{"payload": result}` for an event, `{}` to
 * show that the line is alive.
 */
const part = (body: object) => `\r\ncontent-type: application/json\r\n\r\n${JSON.stringify(body)}${DELIMITER}`;

/**
 * Answers with the results of a subscription as they come. Each is made when the reader has taken
 * the one before.
 */
export function sendStream(subscription: SubscriptionStream, reply: FastifyReply, heartbeatMs: number): FastifyReply {
  const left = new AbortController();
  const leave = () => {
    left.abort();
    subscription.end();
  };
  reply.raw.once('close', leave);
  if (reply.raw.destroyed) leave();
  const out = new PassThrough();
  // A reader that lags behind needs no sign of life beside what is still on its way.
  const heartbeat = setInterval(() => out.writableNeedDrain || out.write(part({})), heartbeatMs);
  void pump(subscription, out, left.signal)
    // Ended by the reader, or by a mistake that the destroyed stream shows.
    .catch((error: Error) => out.destroy(left.signal.aborted ? undefined : error))
    .finally(() => clearInterval(heartbeat));
  return reply
    .code(200)
    .headers({
      'content-type': SUBSCRIPTION_TYPE,
      'cache-control': 'no-store',
      // Proxies that gather an answer before they pass it on would keep the events.
      'x-accel-buffering': 'no',
      // Nothing can follow on this connection before the stream has ended, and a gateway that
      // closes waits for nobody's next request.
      connection: 'close',
    })
    .send(out);
}

async function pump(subscription: SubscriptionStream, out: PassThrough, left: AbortSignal): Promise<void> {
  const write = async (text: string) => {
    if (!out.write(text)) await once(out, 'drain', { signal: left });
  };
  try {
    await write(DELIMITER);
    for (let next = await subscription.next(); !next.done; next = await subscription.next()) {
      await write(part({ payload: next.value }));
    }
  } catch (error) {
    if (!(error instanceof SubscriptionError)) throw error;
    // What ends the subscription is no event of it.
    await write(part({ payload: null, ...error.result }));
  } finally {
    subscription.end();
  }
  out.end(END);
}
