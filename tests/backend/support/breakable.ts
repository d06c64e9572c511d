import pg from 'pg';
import { exitCode, type RunningProcess, spawnBackend } from '../../support/spawn-backend.ts';
import { startTcpRelay, type TcpRelay } from '../../support/tcp-relay.ts';
import { createScratch, type Scratch } from './engines.ts';

/** A backend in a separate process, whose connections to PostgreSQL can be broken. */
export interface BreakableBackend {
  readonly origin: string;
  readonly process: RunningProcess['child'];
  readonly network: TcpRelay;
  /** The database as it really is, past the network. */
  readonly scratch: Scratch;
  /** Ends connections of the backend at the server: one, or all. Returns how many. */
  terminate(which: 'one' | 'all'): Promise<number>;
  stop(): Promise<void>;
}

export async function startBreakableBackend(): Promise<BreakableBackend> {
  const scratch = await createScratch('postgres');
  const address = new URL(scratch.databaseUrl ?? '');
  const network = await startTcpRelay({ host: address.hostname, port: Number(address.port || 5432) });
  const observer = new pg.Client({ connectionString: address.href });
  await observer.connect();
  const relayed = new URL(address);
  relayed.host = `127.0.0.1:${network.port}`;
  const { child, origin } = await spawnBackend({ dataDir: scratch.dataDir, databaseUrl: relayed.href });
  return {
    origin,
    process: child,
    network,
    scratch,
    async terminate(which) {
      const { rowCount } = await observer.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() order by random() limit $1`,
        [which === 'one' ? 1 : null],
      );
      return rowCount ?? 0;
    },
    async stop() {
      network.restore();
      child.kill('SIGTERM');
      await exitCode(child);
      await observer.end();
      await network.close();
      await scratch.remove();
    },
  };
}
