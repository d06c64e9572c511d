import { fork } from 'node:child_process';
import { once } from 'node:events';

/** The built embedded backend as a process of its own, as the gateway starts it. */
export interface BackendProcess {
  readonly origin: string;
  stop(): Promise<void>;
}

export async function startBackendProcess(dataDir: string, port = 0): Promise<BackendProcess> {
  const child = fork('build/backend/main.js', {
    env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, BACKEND_PORT: String(port), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [message] = (await once(child, 'message')) as [{ type: string; port: number }];
  if (message.type !== 'listening') throw new Error(`The backend refused to start: ${JSON.stringify(message)}`);

  return {
    origin: `http://127.0.0.1:${message.port}`,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
