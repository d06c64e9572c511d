import type { CatalogueRows } from '../../store/catalogue/catalogue.ts';
import { formatHours, readHours, type TimeSlot, WrongHours } from '../availability/working-hours.ts';
import { currentRecords, type Names, namesOf } from './current.ts';
import type { ReadFile } from './document.ts';
import {
  type Entry,
  type ListName,
  listNames,
  type Offer,
  type Problem,
  problemIn,
  type RecordInputs,
  type ServedArea,
  type WholeRecords,
} from './records.ts';
import { followingPrice } from './specialist-prices.ts';

/** What an import does to one record; `id` and `before` are null for a new one. */
export interface PlannedRecord<List extends ListName = ListName> {
  list: List;
  id: number | null;
  before: WholeRecords[List] | null;
  after: WholeRecords[List];
}

/** The same, so that `list` tells what the records are. */
export type Planned = { [List in ListName]: PlannedRecord<List> }[ListName];

export interface Plan {
  problems: Problem[];
  added: Planned[];
  changed: Planned[];
  unchanged: { [List in ListName]: number };
}

const plainName = (name: string) => name.toLowerCase();

/** The fields that a new record needs, and what the others begin with. */
const blank: { [List in ListName]: { required: readonly string[]; defaults: object } } = {
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

/** A file's record, and which one of the database it is: null for a new one. */
interface Matched {
  entry: Entry;
  id: number | null;
}

/** Finds the record that each entry of a list is about. Leaves out entries with a problem. */
function matchEntries(list: ListName, entries: readonly Entry[], names: Names, problems: Problem[]): Matched[] {
  const idsByName = new Map<string, number[]>();
  for (const [id, name] of names[list]) idsByName.set(plainName(name), [...(idsByName.get(plainName(name)) ?? []), id]);
  const seenNames = new Set<string>();
  const seenIds = new Set<number>();
  const matched: Matched[] = [];
  for (const entry of entries) {
    const { id: inputId, name } = entry.input;
    const wrong = (field: string, message: string) => problems.push(problemIn(entry, name, field, message));
    const sameName = idsByName.get(plainName(name)) ?? [];
    const id = inputId ?? sameName[0] ?? null;
    if (seenNames.has(plainName(name))) wrong('name', 'is in the file more than once');
    else if (inputId !== undefined && !names[list].has(inputId))
      wrong('id', 'is no record of this database: leave it out to add a new one');
    else if (id !== null && seenIds.has(id)) wrong('id', 'is in the file more than once');
    else if (inputId === undefined && sameName.length > 1)
      wrong('name', `belongs to ${sameName.length} ${list}: give the id of the one you mean (${sameName.join(', ')})`);
    else if (inputId !== undefined && sameName.some((other) => other !== inputId) && names[list].get(inputId) !== name)
      wrong('name', `belongs to another one already (${sameName.find((other) => other !== inputId)})`);
    else matched.push({ entry, id });
    seenNames.add(plainName(name));
    if (id !== null) seenIds.add(id);
  }
  return matched;
}

/** What records can refer to, as it will be spelled; the name is null when several have it. */
type Known = { [List in ListName]: Map<string, { name: string | null; order: number }> };

function knownNames(names: Iterable<string>): Known[ListName] {
  const known: Known[ListName] = new Map();
  for (const name of names) {
    const key = plainName(name);
    known.set(key, { name: known.has(key) ? null : name, order: known.get(key)?.order ?? known.size });
  }
  return known;
}

type Report = (field: string, message: string) => void;

class References {
  readonly #known: Known;
  readonly #report: Report;

  constructor(known: Known, report: Report) {
    this.#known = known;
    this.#report = report;
  }

  one(list: ListName, name: string, field: string): string {
    const found = this.#known[list].get(plainName(name));
    if (found === undefined) this.#report(field, `there is no “${name}” among the ${list}`);
    if (found?.name === null) this.#report(field, `several ${list} are called “${name}”: rename them first`);
    return found?.name ?? name;
  }

  /** Each once, and in the order of what they refer to, in which the database gives them too. */
  all<Item>(
    list: ListName,
    items: readonly Item[],
    field: string,
    nameOf: (item: Item) => string,
    named: (item: Item, name: string) => Item,
  ): Item[] {
    const resolved = items.map((item, index) => named(item, this.one(list, nameOf(item), `${field}[${index + 1}]`)));
    reportDuplicates(resolved.map(nameOf), field, this.#report);
    const orderOf = (item: Item) => this.#known[list].get(plainName(nameOf(item)))?.order ?? 0;
    return resolved.sort((a, b) => orderOf(a) - orderOf(b));
  }

  names(list: ListName, names: readonly string[], field: string): string[] {
    return this.all(
      list,
      names,
      field,
      (name) => name,
      (_, name) => name,
    );
  }
}

function reportDuplicates(names: readonly string[], field: string, report: Report): void {
  const seen = new Set<string>();
  const twice = names.filter((name) => seen.size === seen.add(plainName(name)).size);
  for (const name of new Set(twice)) report(field, `has “${name}” more than once`);
}

interface Prices {
  basePricePence?: number | null | undefined;
  highPricePence?: number | null | undefined;
}

function checkPrice({ basePricePence: base, highPricePence: high }: Prices, field: string, report: Report): void {
  if (typeof base === 'number' && typeof high === 'number' && high < base)
    report(field, 'must not be below the base price');
}

function offersOf(input: NonNullable<RecordInputs['specialists']['services']>, references: References, report: Report) {
  const offers = input.map((offer, index): Offer => {
    const field = `services[${index + 1}]`;
    const service = references.one('services', offer.service, field);
    checkPrice(offer, `${field}.highPricePence`, report);
    return {
      service,
      name: offer.name ?? service,
      description: offer.description ?? null,
      basePricePence: offer.basePricePence ?? null,
      highPricePence: offer.highPricePence ?? null,
      durationMinutes: offer.durationMinutes ?? null,
    };
  });
  reportDuplicates(
    offers.map(({ service, name }) => (service === name ? service : `${service}: ${name}`)),
    'services',
    report,
  );
  return offers;
}

function areasOf(input: NonNullable<RecordInputs['specialists']['areas']>, references: References): ServedArea[] {
  const areas = input.map(({ area, travelFeePence }) => ({ area, travelFeePence: travelFeePence ?? null }));
  return references.all(
    'areas',
    areas,
    'areas',
    ({ area }) => area,
    (served, area) => ({ ...served, area }),
  );
}

function hoursOf(text: string, timeSlots: readonly TimeSlot[], report: Report): string {
  try {
    return formatHours(readHours(text, timeSlots), timeSlots);
  } catch (error) {
    if (!(error instanceof WrongHours)) throw error;
    report('hours', error.message);
    return '';
  }
}

type Fields = { [Field in keyof RecordInputs['specialists'] | keyof RecordInputs['services'] | 'address']?: unknown };

/** The fields of a file, with references as they are spelled and hours as they are written. */
function fieldsOf(entry: Entry, references: References, timeSlots: readonly TimeSlot[], report: Report): Fields {
  const { id: _, ...fields } = entry.input;
  const input: Fields = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  if (entry.list === 'workshops') {
    const { services, hours } = entry.input as RecordInputs['workshops'];
    if (services) input.services = references.names('services', services, 'services');
    if (hours !== undefined) input.hours = hoursOf(hours, timeSlots, report);
  }
  if (entry.list === 'specialists') {
    const { services, areas, workshops, companies, hours } = entry.input as RecordInputs['specialists'];
    if (services) input.services = offersOf(services, references, report);
    if (areas) input.areas = areasOf(areas, references);
    if (workshops) input.workshops = references.names('workshops', workshops, 'workshops');
    if (companies) input.companies = references.names('companies', companies, 'companies');
    if (hours !== undefined) input.hours = hoursOf(hours, timeSlots, report);
  }
  return input;
}

/** A specialist's price follows the services, unless it is or was set separately. */
function priceOf(entry: Entry, before: WholeRecords[ListName] | null, { services }: Fields): Fields {
  if (entry.list !== 'specialists' || !services) return {};
  const { basePricePence, highPricePence } = entry.input as RecordInputs['specialists'];
  if (basePricePence !== undefined || highPricePence !== undefined) return {};
  const blankPrice = { services: [], basePricePence: null, highPricePence: null };
  return followingPrice((before as WholeRecords['specialists'] | null) ?? blankPrice, services as Offer[]);
}

/** All names after the import, and everything that records can refer to. */
function namesAfter(
  currentNames: Names,
  matched: readonly Matched[],
  faulty: ReadFile['faulty'],
): { finalNames: Names; known: Known } {
  const finalNames = { ...currentNames };
  const known = {} as Known;
  for (const list of listNames) {
    const names = new Map(currentNames[list]);
    const added = faulty.filter((one) => one.list === list).map(({ name }) => name);
    for (const { entry, id } of matched.filter((one) => one.entry.list === list))
      if (id === null) added.push(entry.input.name);
      else names.set(id, entry.input.name);
    finalNames[list] = names;
    const taken = new Set([...names.values()].map(plainName));
    known[list] = knownNames([...names.values(), ...new Set(added.filter((name) => !taken.has(plainName(name))))]);
  }
  return { finalNames, known };
}

/** Checks a file against the database. Returns all problems and what would be written. */
export function planImport({ entries, faulty, problems }: ReadFile, rows: CatalogueRows): Plan {
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
  const { finalNames, known } = namesAfter(currentNames, matched.flat(), faulty);
  const current = currentRecords(rows, finalNames);
  for (const { entry, id } of matched.flat()) {
    const report: Report = (field, message) =>
      plan.problems.push(problemIn(entry, entry.input.name, entry.columnOf(field), message));
    const before = id === null ? null : (current[entry.list].get(id) ?? null);
    const input = fieldsOf(entry, new References(known, report), rows.timeSlots, report);
    const { required, defaults } = blank[entry.list];
    if (before === null)
      for (const field of required) if (!(field in input)) report(field, 'is missing, and a new record needs it');
    const after = { ...(before ?? defaults), ...input, ...priceOf(entry, before, input) } as WholeRecords[ListName];
    if ('basePricePence' in after) checkPrice(after, 'highPricePence', report);
    const planned = { list: entry.list, id, before, after } as Planned;
    if (before === null) plan.added.push(planned);
    else if (JSON.stringify(before) === JSON.stringify(after)) plan.unchanged[entry.list] += 1;
    else plan.changed.push(planned);
  }
  sortProblems(plan.problems);
  return plan;
}

/** File by file: first problems of the whole file, then list by list and record by record. */
function sortProblems(problems: Problem[]): void {
  const files = [...new Set(problems.map(({ file }) => file))];
  problems.sort(
    (a, b) =>
      files.indexOf(a.file) - files.indexOf(b.file) ||
      (a.list === null ? -1 : listNames.indexOf(a.list)) - (b.list === null ? -1 : listNames.indexOf(b.list)) ||
      (a.record ?? 0) - (b.record ?? 0),
  );
}
