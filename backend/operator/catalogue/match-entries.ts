import { type KnownNames, knownNames, type ListName, listNames, nameKey } from '../../domain/catalogue/references.ts';
import type { ParsedFile } from './catalogue-file.ts';
import type { Names } from './current-records.ts';
import { type Entry, type Problem, problemIn } from './problems.ts';

/** A record of a file, and its id in the database; null for a new one. */
interface Matched {
  entry: Entry;
  id: number | null;
}

/** Finds the database record of each entry of a list. Leaves out entries with a problem. */
export function matchEntries(list: ListName, entries: readonly Entry[], names: Names, problems: Problem[]): Matched[] {
  const idsByName = new Map<string, number[]>();
  for (const [id, name] of names[list]) idsByName.set(nameKey(name), [...(idsByName.get(nameKey(name)) ?? []), id]);
  const seenNames = new Set<string>();
  const seenIds = new Set<number>();
  const matched: Matched[] = [];
  for (const entry of entries) {
    const { id: inputId, name } = entry.input;
    const report = (field: string, message: string) => problems.push(problemIn(entry, name, field, message));
    const sameName = idsByName.get(nameKey(name)) ?? [];
    const id = inputId ?? sameName[0] ?? null;
    if (seenNames.has(nameKey(name))) report('name', 'is in the file more than once');
    else if (inputId !== undefined && !names[list].has(inputId))
      report('id', 'is no record of this database: leave it out to add a new one');
    else if (id !== null && seenIds.has(id)) report('id', 'is in the file more than once');
    else if (inputId === undefined && sameName.length > 1)
      report('name', `belongs to ${sameName.length} ${list}: add the id of one of them (${sameName.join(', ')})`);
    else if (inputId !== undefined && sameName.some((other) => other !== inputId) && names[list].get(inputId) !== name)
      report('name', `already belongs to another one (${sameName.find((other) => other !== inputId)})`);
    else matched.push({ entry, id });
    seenNames.add(nameKey(name));
    if (id !== null) seenIds.add(id);
  }
  return matched;
}

/** All names after the import, and everything that records can refer to. */
export function namesAfter(
  currentNames: Names,
  matched: readonly Matched[],
  invalid: ParsedFile['invalid'],
): { finalNames: Names; known: KnownNames } {
  const finalNames = { ...currentNames };
  const known = {} as KnownNames;
  for (const list of listNames) {
    const names = new Map(currentNames[list]);
    const added = invalid.filter((entry) => entry.list === list).map(({ name }) => name);
    for (const { entry, id } of matched.filter((match) => match.entry.list === list))
      if (id === null) added.push(entry.input.name);
      else names.set(id, entry.input.name);
    finalNames[list] = names;
    const taken = new Set([...names.values()].map(nameKey));
    known[list] = knownNames([...names.values(), ...new Set(added.filter((name) => !taken.has(nameKey(name))))]);
  }
  return { finalNames, known };
}
