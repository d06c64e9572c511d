import { createConnection } from 'node:net';

const [host, port] = ['127.0.0.1', 6379];

export const REDIS_URL = `redis://${host}:${port}`;

/** Whether a Redis is there to be tested with; without one its tests are skipped. */
export const hasRedis = await new Promise<boolean>((resolve) => {
  const socket = createConnection({ host, port }, () => {
    socket.destroy();
    resolve(true);
  });
  socket.on('error', () => resolve(false));
});
