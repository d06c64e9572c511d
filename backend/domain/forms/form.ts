import * as z from 'zod/mini';
import { flag } from '#shared/forms/fields.ts';
import { type FormRules, type FormValues, hostNameOf } from '#shared/forms/form.ts';
import { type FieldError, Refusal } from '../refusal.ts';

/** What /php returns when there is no specialist, and accepts as a parameter (ENT-22). */
export const notAssigned = 'Not assigned';

/** Whether this is what JavaScript writes into a form for a missing value. */
export function isMissingValue(text: string): boolean {
  return text === 'null' || text === 'undefined';
}

/** An object's members as form fields, without lists and objects. */
export function textsOf(value: unknown): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  if (typeof value !== 'object' || value === null) return texts;
  for (const [name, member] of Object.entries(value))
    if (typeof member === 'string' || typeof member === 'number' || typeof member === 'boolean')
      texts.set(name, String(member));
  return texts;
}

export const specialistNotFound = 'We couldn’t find this specialist.';

/** Reads the fields of a form and collects its errors in order. */
export class Form {
  readonly errors: FieldError[] = [];
  readonly #fields: ReadonlyMap<string, string>;

  constructor(fields: ReadonlyMap<string, string>) {
    this.#fields = fields;
  }

  /** Adds an error of a field, or of several. */
  add(field: string, ...messages: readonly string[]): void {
    this.errors.push(...messages.map((message) => ({ message, field })));
  }

  /** The values of a form; null, with an error for each invalid field, if it has any. */
  read<Rules extends FormRules>(rules: Rules): FormValues<Rules> | null {
    const names = Object.keys(rules.schema.shape).map((part) => [part, hostNameOf(rules, part)] as const);
    const sent = Object.fromEntries(names.map(([part, name]) => [part, this.#fields.get(name) ?? '']));
    const { success, data, error } = z.safeParse(rules.schema, sent);
    if (success) return data as FormValues<Rules>;
    for (const { path, message } of error.issues) this.add(hostNameOf(rules, String(path[0])), message);
    return null;
  }

  /** Like `read`, of a whole form. Throws a refusal with all errors. */
  static parse<Rules extends FormRules>(rules: Rules, fields: ReadonlyMap<string, string>): FormValues<Rules> {
    const form = new Form(fields);
    return form.valid(form.read(rules));
  }

  /** The value of one field; empty, with an error, if it is invalid. */
  text(name: string, rule: z.ZodMiniType<string>): string {
    const { success, data, error } = z.safeParse(rule, this.#fields.get(name) ?? '');
    if (success) return data;
    this.add(name, ...error.issues.map(({ message }) => message));
    return '';
  }

  /** What was read, if all of it is valid. Throws a refusal with all errors otherwise. */
  valid<Values>(values: Values | null): Values {
    if (values === null || this.errors.length > 0) throw new Refusal('INVALID', this.errors);
    return values;
  }

  /**
   * A positive integer; null when empty, which is an error only with `required`. `invalid` is the
   * error for any other text.
   */
  id(name: string, { invalid, required }: { invalid: string; required?: string }): number | null {
    const text = (this.#fields.get(name) ?? '').trim();
    if (text === '' || text === notAssigned) {
      if (required) this.add(name, required);
      return null;
    }
    if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
    this.add(name, invalid);
    return null;
  }

  flag(name: string): boolean {
    return flag.parse(this.#fields.get(name) ?? '');
  }
}
