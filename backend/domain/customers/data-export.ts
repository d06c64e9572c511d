import { withoutCode } from '../../mail/templates/code-text.ts';
import type { PersonRows } from '../../store/customers/customer-data.ts';
import { personalData } from './personal-data.ts';

type Value = string | number | boolean | null;
/** One row, in camelCase, without what is secret or says nothing of the customer. */
type ExportedRow = Record<string, Value>;
/** What we hold about a customer, by subject. */
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
  // Names that a query has joined to a row are no columns of its table.
  const kind = kinds[column] ?? 'record';
  return kind === 'personal' || kind === 'record';
}

/** Everything about a customer that may be shown, and handed over as a copy. */
export function exportCustomerData(rows: PersonRows): CustomerExport {
  const copy: CustomerExport = {};
  for (const [name, list] of Object.entries(rows)) {
    const table = name as keyof PersonRows;
    copy[camelCase(table)] = list.map((row) =>
      Object.fromEntries(
        Object.entries(row as Record<string, Value>)
          .filter(([column]) => isExported(table, column))
          .map(([column, value]) => [camelCase(column), exportedValue(table, column, value)]),
      ),
    );
  }
  return copy;
}
