import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Logger } from '#shared/server/log/logger.ts';
import type { Invalidations } from './invalidations.ts';
import { connectRedis } from './redis-connection.ts';

interface Listener {
  /** Another gateway has invalidated the responses of these scripts. */
  readonly onInvalidation: (scripts: readonly string[]) => void;
  /** Messages may have been missed. */
  readonly onGap: () => void;
}

const CHANNEL = 'gateway:invalidations';

const messageSchema = z.object({ from: z.string(), scripts: z.array(z.string()) });

/**
 * Invalidations over Redis. A gateway that lost its connection may have missed some: that is a gap.
 * While Redis is down, cached responses just expire.
 */
export function createRedisInvalidations(url: string, { onInvalidation, onGap }: Listener, log: Logger): Invalidations {
  const gatewayId = randomUUID();
  const sender = connectRedis(url, log);
  const receiver = connectRedis(url, log, { autoResubscribe: false });
  receiver.on('ready', () => {
    // Nothing is missed from here on; anything cached earlier may be outdated.
    receiver.subscribe(CHANNEL).then(onGap, () => undefined);
  });
  receiver.on('message', (_channel, text) => {
    const message = readMessage(text);
    if (message && message.from !== gatewayId) onInvalidation(message.scripts);
  });
  return {
    publish(scripts) {
      sender.publish(CHANNEL, JSON.stringify({ from: gatewayId, scripts })).catch(() => undefined);
    },
    async close() {
      sender.disconnect();
      receiver.disconnect();
    },
  };
}

function readMessage(text: string): z.output<typeof messageSchema> | null {
  try {
    return messageSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
