import type { ReadFile } from './catalogue-file.ts';
import type { Names } from './current-records.ts';
import { type Entry, type Problem, problemIn } from './problems.ts';
import { type ListName, listNames } from './records.ts';
import { type Known, knownNames, plainName } from './references.ts';

/** A file's record, and which one of the database it is: null for a new one. */
interface Matched {
  entry: Entry;
  id: number | null;
}

/** Finds the record that each entry of a list is about. Leaves out entries with a problem. */
export function matchEntries(list: ListName, entries: readonly Entry[], names: Names, problems: Problem[]): Matched[] {
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

/** All names after the import, and everything that records can refer to. */
export function namesAfter(
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
