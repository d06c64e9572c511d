import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { z } from 'zod';
import { type ListName, listNames } from '../../domain/catalogue/references.ts';
import { Refusal } from '../../domain/refusal.ts';
import { loadCatalogue } from '../../store/catalogue/catalogue.ts';
import { defineCommand, single, UsageError } from '../command-line/command.ts';
import { choice, flag, type Input, line, optional, repeated } from '../command-line/inputs.ts';
import { write } from '../context.ts';
import { unreadableReason } from '../local-files.ts';
import { type Change, changeOf, type FieldChange } from '../log/change.ts';
import { fieldLabel, formatValue } from '../output/changed-result.ts';
import { formatCount, type Result } from '../output/result.ts';
import { recordSaved, snapshotOf, subjectOf } from './catalogue.ts';
import { type ParsedFile, readCatalogueFile } from './catalogue-file.ts';
import type { Problem } from './csv.ts';
import { type Plan, type Planned, planImport } from './import-plan.ts';
import { writePlan } from './save-records.ts';

const file = line('a .json file, or .csv files of one list each; they are checked and written together', 'FILE', 1000);
const files: Input<string[]> = {
  ...repeated(file),
  isRequired: true,
  schema: z.array(file.schema).min(1, 'is missing: name one or more files'),
};

async function readOne(path: string, list: ListName | undefined): Promise<ParsedFile> {
  try {
    return readCatalogueFile(await readFile(path), { fileName: basename(path), list });
  } catch (error) {
    const reason = unreadableReason(error);
    if (reason === null) throw error;
    throw new Refusal('NOT_FOUND', `The file ${path} cannot be read: ${reason}.`);
  }
}

/** `specialists.csv line 5 (Helen Fairbrother), price: is not an amount`. */
function sentence({ file, list, record, line, name, field, message }: Problem): string {
  const position = line !== null ? ` line ${line}` : list !== null && record !== null ? ` ${list}[${record}]` : '';
  return `${file}${position}${name === null ? '' : ` (${name})`}${field === null ? '' : `, ${field}`}: ${message}`;
}

function refuseProblems({ problems }: Plan): void {
  if (problems.length === 0) return;
  const end = `Nothing was written: ${formatCount(problems.length, 'problem')}.`;
  throw new Refusal('INVALID', [...problems.map(sentence), end]);
}

const countsOf = ({ added, changed, unchanged }: Plan) =>
  Object.fromEntries(
    listNames.map((list) => [
      list,
      {
        added: added.filter((record) => record.list === list).length,
        changed: changed.filter((record) => record.list === list).length,
        unchanged: unchanged[list],
      },
    ]),
  );

function changesOf(planned: readonly Planned[]): { planned: Planned; change: Change }[] {
  return planned.flatMap((record) => {
    const change = changeOf(subjectOf(record), record.before && snapshotOf(record.before), snapshotOf(record.after));
    return change ? { planned: record, change } : [];
  });
}

function resultOf(plan: Plan, isApplied: boolean): Result {
  const changes = changesOf([...plan.added, ...plan.changed]);
  const counts = countsOf(plan);
  const totals = Object.entries(counts)
    .filter(([, { added, changed, unchanged }]) => added + changed + unchanged > 0)
    .map(
      ([list, { added, changed, unchanged }]) => `${list}: ${added} added, ${changed} changed, ${unchanged} unchanged`,
    );
  const end =
    changes.length === 0
      ? 'Nothing changes.'
      : isApplied
        ? 'All of it was written.'
        : 'Dry run: nothing was written. Add --apply to write all of it. Records that are not in the file stay as they are.';
  return {
    data: {
      dryRun: !isApplied,
      counts,
      changes: changes.map(({ planned, change }) => ({
        list: planned.list,
        name: planned.after.name,
        subject: planned.id === null ? null : `${change.subject.kind}:${planned.id}`,
        kind: planned.before === null ? 'added' : 'changed',
        fields: change.fields,
      })),
    },
    text: [renderChanges(changes), totals.join('\n'), end].filter(Boolean).join('\n\n'),
  };
}

const command = defineCommand({
  name: 'import',
  summary: 'Add and change services, areas, companies, workshops and specialists from JSON or CSV',
  details: [
    'Checks every file as a whole first, and lists everything that is wrong. Then it shows what would change. With --apply it writes all of it, or nothing if anything is wrong.',
    'A record is found by its id, or else by its name; if there is none, it is added. Fields that are left out stay as they are. The lists in a record, such as the areas of a specialist, become what the file says. No record is ever deleted.',
    'docs/operations.md describes the format; export writes it.',
  ].join('\n'),
  arguments: { file: files },
  options: {
    list: optional(choice('which list a CSV file has, when its columns do not show it', listNames)),
    apply: flag('write it; without this it is a dry run'),
  },
  examples: [
    'import catalogue.json',
    'import catalogue.json --apply',
    'import areas.csv specialists.csv --apply',
    'import names.csv --list companies',
  ],
  writes: true,
  async run(context, { file: paths, list, apply }) {
    if (list !== undefined && paths.length > 1)
      throw new UsageError(['--list is for one file: import the others without it, or one by one.'], context.command);
    const read = await Promise.all(paths.map((path) => readOne(path, list)));
    const combined: ParsedFile = {
      entries: read.flatMap(({ entries }) => entries),
      invalid: read.flatMap(({ invalid }) => invalid),
      problems: read.flatMap(({ problems }) => problems),
    };
    if (!apply || context.isDryRun) {
      const plan = planImport(combined, await loadCatalogue(context.store.db));
      refuseProblems(plan);
      return resultOf(plan, false);
    }
    const { result } = await write(context, async (db, log) => {
      const rows = await loadCatalogue(db);
      const plan = planImport(combined, rows);
      refuseProblems(plan);
      const written = await writePlan(db, plan, rows);
      recordSaved(log, [...written.changed, ...written.added]);
      return written;
    });
    return resultOf(result, true);
  },
});

export const importGroup = single(command);

const maxLength = 100;
const context = 20;

/** An excerpt of a long text, from shortly before `start`. `--json` has all of it. */
function excerpt(text: string, start: number): string {
  const from = text.length > maxLength ? Math.max(0, start - context) : 0;
  const part = text.slice(from, from + maxLength).replace(/\s+/g, ' ');
  return `${from > 0 ? '…' : ''}${part}${from + maxLength < text.length ? '…' : ''}`;
}

function firstDifference(text: string, other: string): number {
  let index = 0;
  while (index < text.length && text[index] === other[index]) index += 1;
  return index;
}

/** The change of a field; of a list, one line per changed entry. */
function linesOf(field: string, { before, after }: FieldChange): string[] {
  if (Array.isArray(before) && Array.isArray(after)) {
    const removed = before.filter((entry) => !after.includes(entry)).map((entry) => `- ${entry}`);
    const added = after.filter((entry) => !before.includes(entry)).map((entry) => `+ ${entry}`);
    return removed.length + added.length > 0 ? [...removed, ...added] : ['in another order'];
  }
  const [old, current] = [formatValue(field, before), formatValue(field, after)];
  const start = firstDifference(old, current);
  return [`${excerpt(old, start)} → ${excerpt(current, start)}`];
}

function render({ planned, change }: { planned: Planned; change: Change }): string {
  const heading = `${planned.before === null ? '+' : '~'} ${planned.list}: ${planned.after.name}`;
  if (planned.before === null) return heading;
  const fields = Object.entries(change.fields).map(([field, value]) => ({
    name: fieldLabel(field),
    lines: linesOf(field, value),
  }));
  const width = Math.max(...fields.map(({ name }) => name.length));
  const details = fields.flatMap(({ name, lines }) =>
    lines.map((text, index) => `    ${(index === 0 ? name : '').padEnd(width)}  ${text}`),
  );
  return [heading, ...details].join('\n');
}

/** One line per new record, and the changed fields of each changed one. */
function renderChanges(changes: readonly { planned: Planned; change: Change }[]): string {
  return changes.map(render).join('\n');
}
