import type { ListName } from './records.ts';

export const plainName = (name: string) => name.toLowerCase();

/** What records can refer to, as it will be spelled; the name is null when several have it. */
export type Known = { [List in ListName]: Map<string, { name: string | null; order: number }> };

export function knownNames(names: Iterable<string>): Known[ListName] {
  const known: Known[ListName] = new Map();
  for (const name of names) {
    const key = plainName(name);
    known.set(key, { name: known.has(key) ? null : name, order: known.get(key)?.order ?? known.size });
  }
  return known;
}

export type Report = (field: string, message: string) => void;

export class References {
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

export function reportDuplicates(names: readonly string[], field: string, report: Report): void {
  const seen = new Set<string>();
  const twice = names.filter((name) => seen.size === seen.add(plainName(name)).size);
  for (const name of new Set(twice)) report(field, `has “${name}” more than once`);
}
