import * as z from 'zod/mini';
import { isEmail, normaliseEmail } from '#shared/email.ts';
import { fieldMessages } from '#shared/field-messages.ts';
import { flag } from '#shared/forms/fields.ts';
import { type FormRules, type FormValues, hostNameOf } from '#shared/forms/form.ts';
import { hasUnusableCharacters, normaliseLine, unusableCharacterMessage } from '#shared/plain-text.ts';
import { type FieldError, Refusal } from './refusal.ts';

/** What /php returns when there is no specialist, and accepts as a parameter (ENT-22). */
export const notAssigned = 'Not assigned';

/** Whether JavaScript has written this for a missing value. A person may be called null. */
export function isMissingValue(text: string, field: string): boolean {
  return (text === 'null' || text === 'undefined') && !/name$/i.test(field);
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

/** The normalised address. Throws a refusal of the request's `field` when it is invalid. */
export function requireEmail(text = '', field = 'email'): string {
  const email = normaliseEmail(text);
  if (!isEmail(email))
    throw new Refusal('INVALID', unusableCharacterMessage(email) ?? fieldMessages.emailInvalid, { field });
  return email;
}

const maxDepth = 4;

function isWithin(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((inner) => isWithin(inner, depth - 1));
}

/** The parsed JSON; null for an empty text, undefined when it is invalid or nested too deeply. */
function parse(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    const value: unknown = JSON.parse(text);
    return isWithin(value, maxDepth) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The members of a JSON object; none for an empty text, null when it isn't an object. */
export function parseObject(text: string): ReadonlyMap<string, unknown> | null {
  const value = parse(text);
  if (value === null) return new Map();
  // PHP writes an empty map as an empty list.
  if (Array.isArray(value)) return value.length === 0 ? new Map() : null;
  return typeof value === 'object' ? new Map(Object.entries(value)) : null;
}

/**
 * The records in JSON texts, each of which is one record or a list of them; null when one of the
 * texts is neither.
 */
export function parseRecords(texts: readonly string[]): unknown[] | null {
  const values = texts.map(parse);
  if (!values.every((value) => typeof value === 'object')) return null;
  return values.flatMap((value) => value ?? []);
}

/** A file name that is safe to show: without path and harmful characters, and shortened. */
export function displayFileName(name: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? '';
  const clean = Array.from(normaliseLine(base))
    .filter((character) => !hasUnusableCharacters(character))
    .join('')
    .trim();
  if (clean === '') return 'the file';
  return clean.length > 60 ? `${clean.slice(0, 57)}...` : clean;
}
