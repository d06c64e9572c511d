import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Logger } from '../../shared/log/logger.ts';
import type { Changes } from './changes.ts';
import { connectRedis } from './redis-connection.ts';

interface Listener {
  /** Another gateway has changed what these scripts answer. */
  readonly onChange: (scripts: readonly string[]) => void;
  /** Announcements may have been missed. */
  readonly onGap: () => void;
}

const CHANNEL = 'gateway:changes';

const announcement = z.object({ from: z.string(), scripts: z.array(z.string()) });

/**
 * Announcements over Redis. Whoever was without a connection cannot know what it has missed, which is
 * a gap; while Redis is away, answers are as old as their own life allows.
 */
export function createRedisChanges(url: string, { onChange, onGap }: Listener, log: Logger): Changes {
  const own = randomUUID();
  const sender = connectRedis(url, log);
  const receiver = connectRedis(url, log, { autoResubscribe: false });
  receiver.on('ready', () => {
    // From now on nothing is missed; what was kept before it may be out of date.
    receiver.subscribe(CHANNEL).then(onGap, () => undefined);
  });
  receiver.on('message', (_channel, text) => {
    const heard = readAnnouncement(text);
    if (heard && heard.from !== own) onChange(heard.scripts);
  });
  return {
    announce(scripts) {
      sender.publish(CHANNEL, JSON.stringify({ from: own, scripts })).catch(() => undefined);
    },
    async close() {
      sender.disconnect();
      receiver.disconnect();
    },
  };
}

function readAnnouncement(text: string): z.output<typeof announcement> | null {
  try {
    return announcement.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
