/** What can be imported and exported. Each list can refer to those before it. */
export const listNames = ['services', 'areas', 'companies', 'workshops', 'specialists'] as const;

export type ListName = (typeof listNames)[number];

/** Something for each list. */
export type Lists<Value> = { [List in ListName]: Value };

export function eachList<Value>(make: (list: ListName) => Value): Lists<Value> {
  return Object.fromEntries(listNames.map((list) => [list, make(list)])) as Lists<Value>;
}

export const nameKey = (name: string) => name.toLowerCase();

/** Names are the same in any case. */
export const isSameName = (name: string, other: string) => nameKey(name) === nameKey(other);

/** Records that others can refer to, as they are spelled; null when several have the name. */
export type KnownNames = Lists<Map<string, { name: string | null; order: number }>>;

export function knownNames(names: Iterable<string>): KnownNames[ListName] {
  const known: KnownNames[ListName] = new Map();
  for (const name of names) {
    const key = nameKey(name);
    known.set(key, { name: known.has(key) ? null : name, order: known.get(key)?.order ?? known.size });
  }
  return known;
}

export type Report = (field: string, message: string) => void;

export class References {
  readonly #known: KnownNames;
  readonly #report: Report;

  constructor(known: KnownNames, report: Report) {
    this.#known = known;
    this.#report = report;
  }

  resolve(list: ListName, name: string, field: string): string {
    const found = this.#known[list].get(nameKey(name));
    if (found === undefined) this.#report(field, `there is no “${name}” among the ${list}`);
    if (found?.name === null) this.#report(field, `several ${list} are called “${name}”: rename them first`);
    return found?.name ?? name;
  }

  /** Each once, in the order of the referenced records, as the database returns them. */
  resolveAll<Item>(
    list: ListName,
    items: readonly Item[],
    field: string,
    nameOf: (item: Item) => string,
    withName: (item: Item, name: string) => Item,
  ): Item[] {
    const resolved = items.map((item, index) =>
      withName(item, this.resolve(list, nameOf(item), `${field}[${index + 1}]`)),
    );
    reportDuplicates(resolved.map(nameOf), field, this.#report);
    const orderOf = (item: Item) => this.#known[list].get(nameKey(nameOf(item)))?.order ?? 0;
    return resolved.sort((a, b) => orderOf(a) - orderOf(b));
  }

  resolveNames(list: ListName, names: readonly string[], field: string): string[] {
    return this.resolveAll(
      list,
      names,
      field,
      (name) => name,
      (_, name) => name,
    );
  }
}

export function reportDuplicates(names: readonly string[], field: string, report: Report): void {
  const seen = new Set<string>();
  const duplicates = names.filter((name) => seen.size === seen.add(nameKey(name)).size);
  for (const name of new Set(duplicates)) report(field, `has “${name}” more than once`);
}
