import { formatPounds } from '#shared/money.ts';
import type { CommandContext } from '../context.ts';
import type { Change, FieldChange } from '../log/change.ts';
import { formatMoment, type Result, renderTable } from './result.ts';

const maxValueWidth = 100;

const momentPattern = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** A value for people: moments in London, amounts in pounds. */
export function formatValue(field: string, value: FieldChange['before']): string {
  if (value === undefined || value === null || value === '') return '-';
  if (Array.isArray(value)) return value.join('; ') || '-';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string' && momentPattern.test(value)) return formatMoment(value);
  return field.endsWith('Pence') && typeof value === 'number' ? formatPounds(value) : String(value);
}

/** `basePricePence` as `base price`. */
export function fieldLabel(field: string): string {
  return field.replace(/Pence$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function renderChange({ fields }: Change): string {
  return renderTable(Object.entries(fields), [
    { title: 'Field', value: ([field]) => fieldLabel(field) },
    { title: 'Before', value: ([field, { before }]) => formatValue(field, before), maxWidth: maxValueWidth },
    { title: 'After', value: ([field, { after }]) => formatValue(field, after), maxWidth: maxValueWidth },
  ]);
}

const subjectKey = ({ subject: { kind, id } }: Change) => `${kind}:${id}`;

/** For example `Changed the workshop The Shed: address, hours.` */
export function changedSentence(subject: string, changes: readonly Change[]): string {
  const fields = changes.flatMap((change) => Object.keys(change.fields)).map(fieldLabel);
  return fields.length > 0 ? `Changed ${subject}: ${fields.join(', ')}.` : 'Nothing has changed.';
}

/** The changes of a command. `sentence` describes them as done, even in a dry run. */
export function changedResult(
  { isDryRun }: CommandContext,
  sentence: string,
  changes: readonly Change[],
  extra: { data?: Record<string, unknown>; text?: string[] } = {},
): Result {
  const details = changes.map(
    (change) => `${change.subject.name ?? change.subject.id} (${subjectKey(change)})\n${renderChange(change)}`,
  );
  return {
    data: {
      dryRun: isDryRun,
      changes: changes.map((change) => ({ subject: subjectKey(change), fields: change.fields })),
      ...extra.data,
    },
    text: [
      isDryRun ? `Dry run: nothing was written. The result would be: ${sentence}` : sentence,
      ...(isDryRun ? details : []),
      ...(extra.text ?? []),
    ].join('\n\n'),
  };
}
