import type { ListName } from '../../domain/catalogue/references.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { CatalogueRows } from '../../store/catalogue/catalogue.ts';
import type { Queries } from '../../store/database/database.ts';
import { checkFields } from './catalogue-file.ts';
import { columnOf } from './columns.ts';
import { type Planned, planImport } from './import-plan.ts';
import type { Problem } from './problems.ts';
import { writePlan } from './write-plan.ts';

/** Without the numbers of entries, which only make sense in a file. */
function sentence({ field, message }: Problem): string {
  return field === null ? message : `${field.replace(/\[\d+\]/g, '')}: ${message}.`;
}

/**
 * Saves records that may refer to one another, by the rules of an import. `rows` is the catalogue
 * as read in this transaction. Returns the added and changed records, with ids. Throws a refusal
 * with all problems.
 */
export async function saveRecords(
  db: Queries,
  rows: CatalogueRows,
  records: readonly { list: ListName; input: object }[],
): Promise<Planned[]> {
  const entries = records.map(({ list, input }, index) => ({
    file: '',
    list,
    record: index + 1,
    line: null,
    value: input,
    columnOf: (field: string) => columnOf(list, field),
  }));
  const plan = planImport(checkFields({ entries, problems: [] }), rows);
  if (plan.problems.length > 0) throw new Refusal('INVALID', [...new Set(plan.problems.map(sentence))]);
  const { added, changed } = await writePlan(db, plan, rows);
  return [...added, ...changed];
}
