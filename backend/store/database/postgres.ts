import { setTimeout as pause } from 'node:timers/promises';
import {
  type Dialect,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import pg from 'pg';
import { afterTimeout, withTimeout } from '#shared/server/timeout.ts';

/**
 * The database couldn't be reached, or its connection was lost or timed out. A transaction that
 * was about to commit may have been committed.
 */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : 'The database could not be reached.', { cause });
    this.name = 'DatabaseUnavailable';
  }
}

const closeMilliseconds = 3_000;
const queryCanceled = '57014';
const fatal = new Set(['FATAL', 'PANIC']);

/**
 * Whether the server answered and the connection can still be used: a violated constraint, for
 * example.
 */
function isAnswer(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !fatal.has(error.severity ?? '');
}

/** One use of a connection. A lost connection is not used again, and the pool removes it. */
class Checkout {
  readonly #client: pg.PoolClient;
  readonly #limit: number | null;
  readonly #onLost: () => void;
  #lost: Error | null = null;

  constructor(client: pg.PoolClient, limit: number | null, onLost: () => void) {
    this.#client = client;
    this.#limit = limit;
    this.#onLost = onLost;
  }

  async query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    if (this.#lost) {
      // The server does that by itself when a connection ends; failing here would hide why the
      // transaction failed.
      if (text === 'rollback') return { command: 'SELECT', rowCount: 0, rows: [] };
      throw new DatabaseUnavailable(this.#lost);
    }
    try {
      const answer = this.#client.query(text, [...values]);
      const result = await (this.#limit === null ? answer : withTimeout(this.#limit, answer));
      return result as unknown as PostgresQueryResult<Row>;
    } catch (error) {
      if (isAnswer(error))
        throw (error as pg.DatabaseError).code === queryCanceled ? new DatabaseUnavailable(error) : error;
      this.#lost = error as Error;
      this.#onLost();
      throw new DatabaseUnavailable(error);
    }
  }

  release(): void {
    this.#client.release(this.#lost ?? undefined);
  }
}

export interface PoolCounts {
  readonly total: number;
  readonly idle: number;
  /** Work that waits for a connection. */
  readonly waiting: number;
}

/**
 * A pool that survives the loss of any of its connections: what was in flight on it fails with
 * `DatabaseUnavailable`, and the next query gets another connection. `onLost` is called
 * on each loss. A connection that doesn't answer a query for `limit` milliseconds counts as lost.
 */
function createPostgresPool(
  config: pg.PoolConfig,
  { onLost, limit }: { onLost: (error: Error) => void; limit: number | null },
): { pool: PostgresPool; counts: () => PoolCounts } {
  const pool = new pg.Pool(config);
  const connectedAt = new WeakMap<pg.PoolClient, number>();
  let lostAt = 0;
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    connectedAt.set(client, performance.now());
    // The pool doesn't listen while a connection is used, and an unhandled error ends the process.
    client.on('error', onLost);
  });

  /** After a loss, older connections may be lost too, which only their next use would show. */
  const isSuspect = (client: pg.PoolClient) => (connectedAt.get(client) ?? 0) < lostAt;

  function checkOut(client: pg.PoolClient): PostgresPoolClient {
    const onLoss = () => {
      lostAt = performance.now();
    };
    // Cursors, the other kind of query that the type knows, are not used.
    return new Checkout(client, limit, onLoss) as unknown as PostgresPoolClient;
  }

  const surviving: PostgresPool = {
    async connect() {
      for (;;) {
        const client = await pool.connect().catch((error: unknown) => {
          throw new DatabaseUnavailable(error);
        });
        if (!isSuspect(client)) return checkOut(client);
        client.release(true);
      }
    },
    // When the network is silent, connections can't be closed either.
    end: () => Promise.race([pool.end(), pause(closeMilliseconds, undefined, { ref: false })]),
  };
  const counts = () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  return { pool: surviving, counts };
}

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
