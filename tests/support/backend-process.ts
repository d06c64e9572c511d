import { exitCode, spawnBackend } from './spawn-backend.ts';

/** The built embedded backend, running as a separate process. */
export interface BackendProcess {
  readonly origin: string;
  readonly dataDir: string;
  stop(): Promise<void>;
}

export async function startBackendProcess(dataDir: string, port = 0): Promise<BackendProcess> {
  const environment = { BACKEND_PORT: String(port), LOG_LEVEL: 'warn' };
  const { child, firstMessage, origin } = await spawnBackend({ dataDir }, environment);
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
