import type { z } from 'zod';
import { id, record } from '../../domain/catalogue/field-schemas.ts';
import { type CompleteRecords, fieldsOf, type RecordInputs } from '../../domain/catalogue/records.ts';
import { eachList, type ListName, listNames } from '../../domain/catalogue/references.ts';
import { type Entry, fileProblem, type Problem, problemIn, type RawEntry, type RawFile, readCsv } from './csv.ts';

/** The content of a file: some of the lists. */
export type CatalogueDocument = { [List in ListName]?: (CompleteRecords[List] & { id?: number })[] };

export function writeJson(document: CatalogueDocument): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readJson(text: string, file: string): RawFile {
  const failed = (message: string): RawFile => ({ entries: [], problems: [fileProblem(file, message)] });
  let document: unknown;
  try {
    document = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    return failed(`The file is not JSON: ${error instanceof Error ? error.message : 'it cannot be read'}.`);
  }
  if (!isRecord(document))
    return failed(`The file must be an object with any of these lists: ${listNames.join(', ')}.`);
  const read: RawFile = { entries: [], problems: [] };
  for (const [field, values] of Object.entries(document)) {
    const list = listNames.find((name) => name === field);
    if (!list) read.problems.push(fileProblem(file, `is not a list: there are ${listNames.join(', ')}`, { field }));
    else if (!Array.isArray(values)) read.problems.push(fileProblem(file, 'must be a list of records', { field }));
    else
      values.forEach((value: unknown, index) => {
        read.entries.push({ file, list, record: index + 1, line: null, value, columnOf: (name) => name });
      });
  }
  return read.entries.length + read.problems.length === 0 ? failed('The file has no records.') : read;
}

/** `services[2].durationMinutes`, with records and entries counted from 1 as people do. */
function pathOf([first, ...rest]: readonly PropertyKey[], columnOf: RawEntry['columnOf']): string | null {
  if (first === undefined) return null;
  const steps = rest.map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${String(step)}`));
  return [columnOf(String(first)), ...steps].join('');
}

function problemsOf(entry: RawEntry, name: string | null, issues: readonly z.core.$ZodIssue[]): Problem[] {
  return issues.flatMap((issue) => {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return paths.map((path) => problemIn(entry, name, pathOf(path, entry.columnOf), issue.message));
  });
}

/** The schema of a file's record. Only the name is required. */
function recordSchema(list: ListName) {
  const optional = fieldsOf(list).map(([field, { schema }]) => [field, field === 'name' ? schema : schema.optional()]);
  return record({ id: id.optional(), ...Object.fromEntries(optional) }) as z.ZodType as z.ZodType<
    RecordInputs[ListName]
  >;
}

const schemas = eachList(recordSchema);

export interface ParsedFile {
  entries: Entry[];
  /** Records with problems. Others may refer to them all the same. */
  invalid: { list: ListName; name: string }[];
  problems: Problem[];
}

/** Validates each field on its own. References to other records are checked later. */
export function checkFields({ entries, problems }: RawFile): ParsedFile {
  const read: ParsedFile = { entries: [], invalid: [], problems: [...problems] };
  for (const entry of entries) {
    const hasProblem = problems.some(({ list, record }) => list === entry.list && record === entry.record);
    const name = isRecord(entry.value) && typeof entry.value.name === 'string' ? entry.value.name.trim() : null;
    const result = schemas[entry.list].safeParse(entry.value);
    if (!result.success) read.problems.push(...problemsOf(entry, name || null, result.error.issues));
    if (result.success && !hasProblem) {
      const { value: _, ...position } = entry;
      read.entries.push({ ...position, input: result.data });
    } else if (name) read.invalid.push({ list: entry.list, name });
  }
  return read;
}

const undecodable = 'The file is not UTF-8 text. In a spreadsheet program, save it as “CSV UTF-8”.';

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

export interface FileOptions {
  /** Its extension is the format: `.csv`, or anything else for JSON. */
  fileName: string;
  list: ListName | undefined;
}

/** Parses a file and validates it on its own. */
export function readCatalogueFile(bytes: Uint8Array, { fileName, list }: FileOptions): ParsedFile {
  const text = decoded(bytes);
  if (text === null) return checkFields({ entries: [], problems: [fileProblem(fileName, undecodable)] });
  return checkFields(/\.csv$/i.test(fileName) ? readCsv(text, { list, fileName }) : readJson(text, fileName));
}
