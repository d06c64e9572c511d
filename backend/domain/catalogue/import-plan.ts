import type { CatalogueRows } from '../../store/catalogue/catalogue.ts';
import type { ParsedFile } from './catalogue-file.ts';
import { currentRecords, namesOf } from './current-records.ts';
import { matchEntries, namesAfter } from './match-entries.ts';
import { checkPrice, fieldsOf, priceOf } from './planned-fields.ts';
import { type Problem, problemIn } from './problems.ts';
import { type CompleteRecords, type ListName, listNames } from './records.ts';
import { References, type Report } from './references.ts';

/** What an import does to one record; `id` and `before` are null for a new one. */
export interface PlannedRecord<List extends ListName = ListName> {
  list: List;
  id: number | null;
  before: CompleteRecords[List] | null;
  after: CompleteRecords[List];
}

/** A union, so that `list` determines the type of the records. */
export type Planned = { [List in ListName]: PlannedRecord<List> }[ListName];

export interface Plan {
  problems: Problem[];
  added: Planned[];
  changed: Planned[];
  unchanged: { [List in ListName]: number };
}

/** The required fields of a new record, and the defaults of the others. */
const newRecords: { [List in ListName]: { required: readonly string[]; defaults: object } } = {
  services: { required: ['description'], defaults: { icon: 'fa-wrench' } },
  areas: { required: [], defaults: {} },
  companies: { required: [], defaults: {} },
  workshops: { required: ['address'], defaults: { services: [], hours: '' } },
  specialists: {
    required: ['trade', 'serviceMode'],
    defaults: {
      bio: null,
      yearsOfExperience: null,
      basePricePence: null,
      highPricePence: null,
      durationMinutes: null,
      certified: false,
      liabilityInsurance: 'Not sure',
      willingToTravel: null,
      services: [],
      areas: [],
      workshops: [],
      companies: [],
      hours: '',
    },
  },
};

/** Validates a file against the database. Returns all problems, and what would be written. */
export function planImport({ entries, invalid, problems }: ParsedFile, rows: CatalogueRows): Plan {
  const plan: Plan = {
    problems: [...problems],
    added: [],
    changed: [],
    unchanged: { services: 0, areas: 0, companies: 0, workshops: 0, specialists: 0 },
  };
  const currentNames = namesOf(rows);
  const matched = listNames.map((list) =>
    matchEntries(
      list,
      entries.filter((entry) => entry.list === list),
      currentNames,
      plan.problems,
    ),
  );
  const { finalNames, known } = namesAfter(currentNames, matched.flat(), invalid);
  const current = currentRecords(rows, finalNames);
  for (const { entry, id } of matched.flat()) {
    const report: Report = (field, message) =>
      plan.problems.push(problemIn(entry, entry.input.name, entry.columnOf(field), message));
    const before = id === null ? null : (current[entry.list].get(id) ?? null);
    const input = fieldsOf(entry, new References(known, report), rows.timeSlots, report);
    const { required, defaults } = newRecords[entry.list];
    if (before === null)
      for (const field of required) if (!(field in input)) report(field, 'is missing, and a new record needs it');
    const after = { ...(before ?? defaults), ...input, ...priceOf(entry, before, input) } as CompleteRecords[ListName];
    if ('basePricePence' in after) checkPrice(after, 'highPricePence', report);
    const planned = { list: entry.list, id, before, after } as Planned;
    if (before === null) plan.added.push(planned);
    else if (JSON.stringify(before) === JSON.stringify(after)) plan.unchanged[entry.list] += 1;
    else plan.changed.push(planned);
  }
  sortProblems(plan.problems);
  return plan;
}

/** By file, list and record; problems of the whole file come first. */
function sortProblems(problems: Problem[]): void {
  const files = [...new Set(problems.map(({ file }) => file))];
  problems.sort(
    (a, b) =>
      files.indexOf(a.file) - files.indexOf(b.file) ||
      (a.list === null ? -1 : listNames.indexOf(a.list)) - (b.list === null ? -1 : listNames.indexOf(b.list)) ||
      (a.record ?? 0) - (b.record ?? 0),
  );
}
