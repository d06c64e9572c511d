import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { SubscriptionError, type SubscriptionStream } from '../graphql/subscription-stream.ts';
import { SUBSCRIPTION_TYPE } from '../graphql/subscriptions.ts';

/** Well below the idle timeout of common proxies, which is a minute. */
export const DEFAULT_HEARTBEAT_MS = 15_000;

// A reader needs the next delimiter to know that a part is complete, so each part ends with one.
const DELIMITER = '\r\n--graphql';
const END = '--\r\n';

/**
 * A part of the response (Apollo's multipart protocol): `{"payload": result}` for an event, `{}`
 * for a heartbeat.
 */
const part = (body: object) => `\r\ncontent-type: application/json\r\n\r\n${JSON.stringify(body)}${DELIMITER}`;

/** Streams the results of a subscription, with backpressure. `heartbeatMs` is its keep-alive. */
export function sendStream(subscription: SubscriptionStream, reply: FastifyReply, heartbeatMs: number): FastifyReply {
  const disconnected = new AbortController();
  const onDisconnect = () => {
    disconnected.abort();
    subscription.end();
  };
  reply.raw.once('close', onDisconnect);
  if (reply.raw.destroyed) onDisconnect();
  const out = new PassThrough();
  // A slow reader has data in flight, which needs no heartbeat.
  const heartbeat = setInterval(() => out.writableNeedDrain || out.write(part({})), heartbeatMs);
  void pump(subscription, out, disconnected.signal)
    // The reader disconnected; any other error destroys the stream.
    .catch((error: Error) => out.destroy(disconnected.signal.aborted ? undefined : error))
    .finally(() => clearInterval(heartbeat));
  return reply
    .code(200)
    .headers({
      'content-type': SUBSCRIPTION_TYPE,
      'cache-control': 'no-store',
      // So that proxies don't buffer the events.
      'x-accel-buffering': 'no',
      // A closing gateway doesn't wait for another request on this connection.
      connection: 'close',
    })
    .send(out);
}

async function pump(subscription: SubscriptionStream, out: PassThrough, disconnected: AbortSignal): Promise<void> {
  const write = async (text: string) => {
    if (!out.write(text)) await once(out, 'drain', { signal: disconnected });
  };
  try {
    await write(DELIMITER);
    for (let next = await subscription.next(); !next.done; next = await subscription.next()) {
      await write(part({ payload: next.value }));
    }
  } catch (error) {
    if (!(error instanceof SubscriptionError)) throw error;
    // An error that ends the subscription isn't an event.
    await write(part({ payload: null, ...error.result }));
  } finally {
    subscription.end();
  }
  out.end(END);
}
