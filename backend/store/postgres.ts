import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

const int8 = 20;
const numeric = 1700;

/** Counts and averages come as numbers, as they do from SQLite; nothing stored here is beyond a double's whole numbers. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => (id === int8 || id === numeric ? Number : pg.types.getTypeParser(id, format)),
};

/** `onIdleError` is told of connections that break while nobody uses them, which would otherwise end the process. */
export function postgresDialect(connectionString: string, onIdleError: (error: Error) => void): Dialect {
  const pool = new pg.Pool({ connectionString, types, max: 10, connectionTimeoutMillis: 10_000 });
  pool.on('error', onIdleError);
  return new PostgresDialect({ pool });
}
