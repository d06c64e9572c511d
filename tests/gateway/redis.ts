import { createConnection } from 'node:net';

export const REDIS_ADDRESS = { host: '127.0.0.1', port: 6379 };

export const REDIS_URL = `redis://${REDIS_ADDRESS.host}:${REDIS_ADDRESS.port}`;

/** Whether Redis is available; otherwise its tests are skipped. */
export const hasRedis = await new Promise<boolean>((resolve) => {
  const socket = createConnection(REDIS_ADDRESS, () => {
    socket.destroy();
    resolve(true);
  });
  socket.on('error', () => resolve(false));
});
