import type { Change, FieldChange } from '../log/change.ts';
import { fieldLabel, formatValue } from '../output/changed-result.ts';
import type { Planned } from './import-plan.ts';

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
export function renderChanges(changes: readonly { planned: Planned; change: Change }[]): string {
  return changes.map(render).join('\n');
}
