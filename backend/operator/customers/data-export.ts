import { withoutCode } from '../../mail/templates/email-content.ts';
import type { PersonRows } from './customer-data.ts';
import { personalData } from './personal-data.ts';

type Value = string | number | boolean | null;
/** One row in camelCase, without secrets and columns that aren't about the customer. */
type ExportedRow = Record<string, Value>;
/** The data that we hold about a customer, by subject. */
export type CustomerExport = Record<string, ExportedRow[]>;

const camelCase = (name: string) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const flags = new Set(['verified', 'is_primary', 'reviewed', 'rescheduled', 'paid', 'certified', 'moved_once']);

/** Leaves out valid codes in emails, so that a reader of the copy can't use them. */
function exportedValue(table: string, column: string, value: Value): Value {
  if (flags.has(column)) return value === 1;
  const mayHoldCode = table === 'mails' && (column === 'subject' || column === 'body');
  return mayHoldCode && typeof value === 'string' ? withoutCode(value) : value;
}

function isExported(table: keyof PersonRows, column: string): boolean {
  const kinds: Record<string, string> = personalData[table];
  // A query may have joined names that are not columns of the table.
  const kind = kinds[column] ?? 'record';
  return kind === 'personal' || kind === 'record';
}

/** All data about a customer, as a copy for the customer. */
export function exportCustomerData(rows: PersonRows): CustomerExport {
  const result: CustomerExport = {};
  for (const [name, list] of Object.entries(rows)) {
    const table = name as keyof PersonRows;
    result[camelCase(table)] = list.map((row) =>
      Object.fromEntries(
        Object.entries(row as Record<string, Value>)
          .filter(([column]) => isExported(table, column))
          .map(([column, value]) => [camelCase(column), exportedValue(table, column, value)]),
      ),
    );
  }
  return result;
}
