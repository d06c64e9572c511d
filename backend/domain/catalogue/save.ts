import { loadCatalogue } from '../../store/catalogue.ts';
import type { Queries } from '../../store/database.ts';
import { Refusal } from '../refusal.ts';
import { type Planned, planImport } from './plan.ts';
import { type ListName, schemas } from './records.ts';
import { writePlan } from './write.ts';

/** Throws a refusal with everything that is wrong with the fields by themselves. */
function checkFields(records: readonly { list: ListName; input: object }[]) {
  const errors: string[] = [];
  const entries = records.map(({ list, input }, index) => {
    const { data, error } = schemas[list].safeParse(input);
    for (const { path, message } of error?.issues ?? []) errors.push(`${path.join(' ')} ${message}.`);
    const checked = data ?? { name: '' };
    return { file: '', list, record: index + 1, line: null, input: checked, columnOf: (field: string) => field };
  });
  if (errors.length > 0) throw new Refusal('invalid', errors);
  return entries;
}

/**
 * Saves records that may refer to one another, by the rules of an import. Returns what was added and changed, with ids. Throws a
 * refusal with everything that is wrong.
 */
export async function saveRecords(
  db: Queries,
  records: readonly { list: ListName; input: object }[],
): Promise<Planned[]> {
  const entries = checkFields(records);
  const rows = await loadCatalogue(db);
  const plan = planImport({ entries, faulty: [], problems: [] }, rows);
  if (plan.problems.length > 0)
    throw new Refusal(
      'invalid',
      plan.problems.map(({ field, message }) =>
        field === null ? message : `${field.replace(/\[\d+\]/g, '')}: ${message}.`,
      ),
    );
  const { added, changed } = await writePlan(db, plan, rows);
  return [...added, ...changed];
}
