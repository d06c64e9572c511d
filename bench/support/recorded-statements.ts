import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresDialect,
  SqliteDialect,
} from 'kysely';

export interface RecordedStatement {
  readonly sql: string;
  /** The parameters of its first run. */
  readonly parameters: readonly unknown[];
  /** The activity during which it ran, for example a script. */
  readonly during: Set<string>;
  readonly milliseconds: number[];
}

/** Unifies lists of parameters, so that statements with different numbers of ids count as one. */
const shapeOf = (sql: string) =>
  sql.replace(/\((?:(?:\$\d+|\?)(?:, )?)+\)/g, '(...)').replace(/(?:, \(\.\.\.\))+/g, '');

type CreateDriver = (this: Dialect) => Driver;

/**
 * Reports each query of the connections that drivers of this dialect open from now on. Returns a
 * function that stops it.
 */
function watch(dialect: { prototype: Dialect }, onQuery: (query: CompiledQuery, milliseconds: number) => void) {
  const createDriver: CreateDriver = dialect.prototype.createDriver;
  const watched = new WeakSet<DatabaseConnection>();
  dialect.prototype.createDriver = function watchedDriver() {
    const driver = createDriver.call(this);
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async () => {
      const connection = await acquire();
      if (watched.has(connection)) return connection;
      watched.add(connection);
      const execute = connection.executeQuery.bind(connection);
      connection.executeQuery = async (query) => {
        const began = performance.now();
        try {
          return await execute(query);
        } finally {
          onQuery(query, performance.now() - began);
        }
      };
      return connection;
    };
    return driver;
  };
  return () => {
    dialect.prototype.createDriver = createDriver;
  };
}

/** Records every statement of the stores that are opened after its creation. */
export class StatementRecorder {
  readonly #statements = new Map<string, RecordedStatement>();
  readonly #stops: readonly (() => void)[];
  during = 'start';

  constructor() {
    this.#stops = [SqliteDialect, PostgresDialect].map((dialect) => watch(dialect, this.#record.bind(this)));
  }

  #record({ sql, parameters }: CompiledQuery, milliseconds: number): void {
    if (!/^\s*(select|with|insert|update|delete)\b/i.test(sql)) return;
    const shape = shapeOf(sql);
    const existing = this.#statements.get(shape);
    const statement = existing ?? { sql, parameters, during: new Set<string>(), milliseconds: [] };
    if (!existing) this.#statements.set(shape, statement);
    statement.during.add(this.during);
    statement.milliseconds.push(milliseconds);
  }

  stop(): readonly RecordedStatement[] {
    for (const stop of this.#stops) stop();
    return [...this.#statements.values()];
  }
}
