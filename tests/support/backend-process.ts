import { exitCode, spawnBackend } from './spawn-backend.ts';

/** The built embedded backend, running as a separate process. */
export interface BackendProcess {
  readonly origin: string;
  readonly dataDir: string;
  stop(): Promise<void>;
}

export async function startBackendProcess(dataDir: string): Promise<BackendProcess> {
  const { child, firstMessage, origin } = await spawnBackend({ dataDir }, { LOG_LEVEL: 'warn' });
  if (firstMessage.kind !== 'listening') throw new Error(`The backend refused to start: ${firstMessage.problems}`);
  return {
    origin,
    dataDir,
    async stop() {
      child.kill('SIGTERM');
      await exitCode(child);
    },
  };
}
