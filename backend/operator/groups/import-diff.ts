import type { Planned } from '../../domain/catalogue/import-plan.ts';
import type { Change, FieldChange } from '../change.ts';
import { label, shown } from '../changed-result.ts';

const maxLength = 100;
const context = 20;

/** A long text from shortly before `start`; the whole of it is in `--json`. */
function around(text: string, start: number): string {
  const from = text.length > maxLength ? Math.max(0, start - context) : 0;
  const part = text.slice(from, from + maxLength).replace(/\s+/g, ' ');
  return `${from > 0 ? '…' : ''}${part}${from + maxLength < text.length ? '…' : ''}`;
}

function firstDifference(one: string, other: string): number {
  let index = 0;
  while (index < one.length && one[index] === other[index]) index += 1;
  return index;
}

/** What has changed in a field, on a line for each entry of a list. */
function linesOf(field: string, { before, after }: FieldChange): string[] {
  if (Array.isArray(before) && Array.isArray(after)) {
    const gone = before.filter((entry) => !after.includes(entry)).map((entry) => `- ${entry}`);
    const added = after.filter((entry) => !before.includes(entry)).map((entry) => `+ ${entry}`);
    return gone.length + added.length > 0 ? [...gone, ...added] : ['in another order'];
  }
  const [old, current] = [shown(field, before), shown(field, after)];
  const start = firstDifference(old, current);
  return [`${around(old, start)} → ${around(current, start)}`];
}

function render({ planned, change }: { planned: Planned; change: Change }): string {
  const heading = `${planned.before === null ? '+' : '~'} ${planned.list}: ${planned.after.name}`;
  if (planned.before === null) return heading;
  const fields = Object.entries(change.fields).map(([field, value]) => ({
    name: label(field),
    lines: linesOf(field, value),
  }));
  const width = Math.max(...fields.map(({ name }) => name.length));
  const details = fields.flatMap(({ name, lines }) =>
    lines.map((text, index) => `    ${(index === 0 ? name : '').padEnd(width)}  ${text}`),
  );
  return [heading, ...details].join('\n');
}

/** A line for each new record, and for each changed one what has changed in it. */
export function renderChanges(changes: readonly { planned: Planned; change: Change }[]): string {
  return changes.map(render).join('\n');
}
