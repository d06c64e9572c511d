import { type HelpField, type HelpValues, helpFields } from './help-schema.ts';

/**
 * The question after `from` that has no answer yet, then one before it; null when all but `from`
 * are answered.
 */
export function nextUnanswered(values: HelpValues, from: HelpField): HelpField | null {
  const at = helpFields.indexOf(from);
  const others = [...helpFields.slice(at + 1), ...helpFields.slice(0, at)];
  return others.find((name) => !isAnswered(values[name])) ?? null;
}

const isAnswered = (value: string | boolean) => (typeof value === 'string' ? value.trim() !== '' : value);
