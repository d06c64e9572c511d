import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterTimeout } from '#shared/server/timeout.ts';
import { createPostgresPool, type PoolCounts } from './postgres-pool.ts';

const int8 = 20;
const numeric = 1700;

/**
 * Counts and averages come as numbers, as they do from SQLite; nothing stored here is beyond a
 * double's whole numbers.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => (id === int8 || id === numeric ? Number : pg.types.getTypeParser(id, format)),
};

/**
 * As long as a statement: a busy server may take seconds to accept a connection, and a request must
 * not fail because it is the one that needs a new connection.
 */
const connectMilliseconds = 4_000;

/** The pool's own limit below covers the wait for a free connection too, which may take longer. */
class Client extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: 0 });
    const cancel = afterTimeout(connectMilliseconds, () => this.connection.stream.destroy());
    this.on('connect', cancel).on('end', cancel);
  }
}

/**
 * The server's limit comes first, so that a slow statement doesn't cost the connection. The
 * client's is for a silent network.
 */
const statementMilliseconds = 5_000;
const timeLimits = {
  statement_timeout: 4_000,
  // What a lost connection had locked is free again soon, even if the server does not notice the
  // loss.
  idle_in_transaction_session_timeout: 10_000,
};

/**
 * `onLost` is called when a connection breaks. Statements have time limits, except with
 * `hasNoTimeLimit`: migrations may take long.
 */
export function postgresDialect(
  connectionString: string,
  { onLost, hasNoTimeLimit }: { onLost: (error: Error) => void; hasNoTimeLimit: boolean },
): { dialect: Dialect; counts: () => PoolCounts } {
  const config: pg.PoolConfig = {
    connectionString,
    types,
    max: 10,
    Client,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    ...(!hasNoTimeLimit && timeLimits),
  };
  const { pool, counts } = createPostgresPool(config, { onLost, limit: hasNoTimeLimit ? null : statementMilliseconds });
  return { dialect: new PostgresDialect({ pool }), counts };
}
