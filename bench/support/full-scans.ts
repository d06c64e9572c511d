import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import type { Scratch } from '../../tests/backend/support/engines.ts';
import type { RecordedStatement } from './recorded-statements.ts';

/** The inefficient parts of a plan: scans of whole tables, and sorts. */
export interface Finding {
  readonly statement: RecordedStatement;
  readonly what: string;
  /** Empty for a sort. */
  readonly table: string;
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Plan Rows': number;
  Plans?: PlanNode[];
}

function* nodesOf(node: PlanNode): Generator<PlanNode> {
  yield node;
  for (const child of node.Plans ?? []) yield* nodesOf(child);
}

async function onPostgres(
  databaseUrl: string,
  statements: readonly RecordedStatement[],
  many: number,
): Promise<Finding[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const sizes = await client.query('select relname, reltuples from pg_class');
  const rowsOf = new Map(sizes.rows.map(({ relname, reltuples }) => [relname as string, Number(reltuples)]));
  const findings: Finding[] = [];
  for (const statement of statements) {
    const { rows } = await client.query(`explain (format json) ${statement.sql}`, [...statement.parameters]);
    for (const node of nodesOf(rows[0]['QUERY PLAN'][0].Plan)) {
      const { 'Node Type': type, 'Relation Name': table = '', 'Plan Rows': planned } = node;
      if (type === 'Seq Scan' && (rowsOf.get(table) ?? 0) > many)
        findings.push({ statement, what: `reads all of ${table}`, table });
      if (type === 'Sort' && planned > many) findings.push({ statement, what: `sorts ${planned} rows`, table: '' });
    }
  }
  await client.end();
  return findings;
}

/** The table of an alias in a plan. */
function tableOf(sql: string, name: string): string {
  return new RegExp(`["\\s](\\w+)"? as "?${name}"?\\b`, 'i').exec(sql)?.[1] ?? name;
}

function onSqlite(dataDir: string, statements: readonly RecordedStatement[], many: number): Finding[] {
  const database = new DatabaseSync(join(dataDir, 'backend.sqlite'), { readOnly: true });
  const rowsOf = (table: string) => {
    const isTable = database.prepare("select 1 from sqlite_master where type = 'table' and name = ?").get(table);
    return isTable ? Number(database.prepare(`select count(*) as rows from ${table}`).get()?.rows) : 0;
  };
  const findings: Finding[] = [];
  for (const statement of statements) {
    const plan = database.prepare(`explain query plan ${statement.sql}`).all() as { detail: string }[];
    for (const { detail } of plan) {
      const scanned = /^SCAN (\w+)/.exec(detail)?.[1];
      const table = tableOf(statement.sql, scanned ?? '');
      if (scanned && rowsOf(table) > many) findings.push({ statement, what: `reads all of ${table}`, table });
    }
  }
  database.close();
  return findings;
}

/**
 * Explains each statement with its parameters. Full scans of tables with at most `many` rows are
 * allowed.
 */
export async function findFullScans(
  { dataDir, databaseUrl }: Scratch,
  statements: readonly RecordedStatement[],
  many: number,
): Promise<Finding[]> {
  return databaseUrl ? onPostgres(databaseUrl, statements, many) : onSqlite(dataDir, statements, many);
}
