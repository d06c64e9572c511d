import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { type Dialect, SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';

type Bound = null | number | bigint | string | Uint8Array;

/** Throws for what SQLite would store wrongly: it cuts a text at NUL and can't hold objects. */
function bind(value: unknown): Bound {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' || typeof value === 'bigint') return value;
  if (typeof value === 'string') {
    if (value.includes('\0')) throw new TypeError('NUL character in a bound text');
    return value;
  }
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`A ${typeof value} cannot be bound`);
}

const statementCacheSize = 300;

/** Caches statements: preparing each again makes the native memory grow. */
function kyselyDatabase(raw: InstanceType<typeof DatabaseSync>, begin: string): SqliteDatabase {
  const cache = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      const cached = cache.get(sql);
      if (cached) return cached;
      // Kysely's plain `begin` takes the write lock only at the first write, where a second writer
      // would fail at once instead of waiting.
      const statement = raw.prepare(sql === 'begin' ? begin : sql);
      const wrapped: SqliteStatement = {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters.map(bind)),
        run: (parameters) => statement.run(...parameters.map(bind)),
        iterate: (parameters) => statement.iterate(...parameters.map(bind)),
      };
      const oldest = cache.keys().next().value;
      if (cache.size >= statementCacheSize && oldest !== undefined) cache.delete(oldest);
      cache.set(sql, wrapped);
      return wrapped;
    },
    close() {
      cache.clear();
      raw.close();
    },
  };
}

/**
 * SQLite's DDL is transactional. This makes Kysely use it, so that an aborted migration leaves
 * nothing behind.
 */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class TransactionalSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

/** Opens or creates the database file in `folder`. A commit is on disk when it returns. */
export function sqliteDialect(folder: string): Dialect {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'backend.sqlite');
  // Created by us and not by SQLite, so that no one else can ever read it; its -wal and -shm
  // inherit the mode.
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  const raw = new DatabaseSync(file);
  raw.exec(
    // Overwrites what is deleted or replaced: not only an erasure deletes what people wanted gone.
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000; pragma secure_delete = on',
  );
  return new TransactionalSqliteDialect({ database: kyselyDatabase(raw, 'begin immediate') });
}

/**
 * A read-only connection whose transactions read a snapshot while others write.
 */
export function sqliteSnapshotDialect(folder: string): Dialect {
  const raw = new DatabaseSync(join(folder, 'backend.sqlite'));
  raw.exec('pragma query_only = on; pragma busy_timeout = 5000');
  return new SqliteDialect({ database: kyselyDatabase(raw, 'begin') });
}

/**
 * Keeps a second process out of the data folder. It is a lock of the operating system, held
 * through SQLite, so unlike a file with a process id it ends with the process, even in a crash.
 */
export function lockFolder(folder: string, waitMilliseconds = 3000): { release(): void } {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'lock.sqlite');
  closeSync(openSync(file, 'a', 0o600));
  const lock = new DatabaseSync(file);
  try {
    lock.exec(`pragma busy_timeout = ${waitMilliseconds}; begin exclusive`);
  } catch {
    lock.close();
    throw new Error(
      `Another backend is already running on the data folder ${folder}. Stop it, or give this one its own DATA_DIR, or use DATABASE_URL.`,
    );
  }
  return { release: () => lock.close() };
}
