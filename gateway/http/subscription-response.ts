import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { HTTPGraphQLResponse } from '@apollo/server';
import type { FastifyReply } from 'fastify';
import {
  SUBSCRIPTION_TYPES,
  SubscriptionError,
  type SubscriptionProtocol,
  type SubscriptionStream,
} from '../graphql/subscription-protocols.ts';

/** Well below the idle timeout of common proxies, which is a minute. */
export const DEFAULT_HEARTBEAT_MS = 15_000;

/** How a protocol writes a stream. Results are JSON. */
interface Encoding {
  readonly start: string;
  readonly result: (json: string) => string;
  /** The error that ends the subscription, which isn't one of its results. */
  readonly failure: (json: string) => string;
  readonly heartbeat: string;
  /** After the last result, when the client should subscribe again. */
  readonly end: string;
}

// A reader needs the next delimiter to know that a part is complete, so each part ends with one.
const DELIMITER = '\r\n--graphql';
const part = (json: string) => `\r\ncontent-type: application/json\r\n\r\n${json}${DELIMITER}`;

const event = (json: string) => `event: next\ndata: ${json}\n\n`;
/** Browsers ignore an event without data. */
const COMPLETE = 'event: complete\ndata: \n\n';

const ENCODINGS: Readonly<Record<SubscriptionProtocol, Encoding>> = {
  multipart: {
    start: DELIMITER,
    result: (json) => part(`{"payload":${json}}`),
    failure: (json) => part(`{"payload":null,${json.slice(1)}`),
    heartbeat: part('{}'),
    end: '--\r\n',
  },
  events: {
    start: '',
    result: event,
    failure: (json) => event(json) + COMPLETE,
    heartbeat: ':\n\n',
    // Only a closing gateway ends a subscription. After `complete` a client would not come back.
    end: '',
  },
};

/** Streams the results of a subscription, with backpressure. `heartbeatMs` is its keep-alive. */
export function sendStream(
  subscription: SubscriptionStream,
  protocol: SubscriptionProtocol,
  reply: FastifyReply,
  heartbeatMs: number,
): FastifyReply {
  const encoding = ENCODINGS[protocol];
  const disconnected = new AbortController();
  const onDisconnect = () => {
    disconnected.abort();
    subscription.end();
  };
  reply.raw.once('close', onDisconnect);
  if (reply.raw.destroyed) onDisconnect();
  const out = new PassThrough();
  // A slow reader has data in flight, which needs no heartbeat.
  const heartbeat = setInterval(() => out.writableNeedDrain || out.write(encoding.heartbeat), heartbeatMs);
  void pump(subscription, encoding, out, disconnected.signal)
    // The reader disconnected; any other error destroys the stream.
    .catch((error: Error) => out.destroy(disconnected.signal.aborted ? undefined : error))
    .finally(() => clearInterval(heartbeat));
  // A closing gateway doesn't wait for another request on this connection.
  return withStreamHeaders(reply, protocol).header('connection', 'close').send(out);
}

/** Sends the only result of a query or mutation to a client that reads nothing but events. */
export function sendAsEvents({ body }: HTTPGraphQLResponse, reply: FastifyReply): FastifyReply {
  if (body.kind !== 'complete') throw new Error('incremental delivery is not offered');
  return withStreamHeaders(reply, 'events').send(event(body.string) + COMPLETE);
}

const withStreamHeaders = (reply: FastifyReply, protocol: SubscriptionProtocol) =>
  reply.code(200).headers({
    'content-type': SUBSCRIPTION_TYPES[protocol],
    'cache-control': 'no-store',
    // So that proxies don't buffer the events.
    'x-accel-buffering': 'no',
  });

async function pump(
  subscription: SubscriptionStream,
  encoding: Encoding,
  out: PassThrough,
  disconnected: AbortSignal,
): Promise<void> {
  const write = async (text: string) => {
    if (!out.write(text)) await once(out, 'drain', { signal: disconnected });
  };
  try {
    if (encoding.start) await write(encoding.start);
    for (let next = await subscription.next(); !next.done; next = await subscription.next()) {
      await write(encoding.result(JSON.stringify(next.value)));
    }
  } catch (error) {
    if (!(error instanceof SubscriptionError)) throw error;
    await write(encoding.failure(JSON.stringify(error.result)));
  } finally {
    subscription.end();
  }
  out.end(encoding.end);
}
