import { isEmail, normaliseEmail } from '#shared/email.ts';
import { fieldMessages } from '#shared/field-messages.ts';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { parsePhone } from '#shared/uk/phone.ts';
import { hasWebAddress, isUnsafeName } from '#shared/web-address.ts';
import type { FieldError } from '../refusal.ts';
import { hasHarmfulCharacters, normaliseLine, normaliseText, withoutMarks } from './text.ts';

interface TextRule {
  /** The field's name in a sentence, for example `first name`. */
  label: string;
  maxLength: number;
  /** The error when it is empty; without it the field is optional. */
  required?: string | undefined;
}

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

  #read(name: string, normalise: (text: string) => string, rule: TextRule): string {
    const { label, maxLength, required } = rule;
    const text = normalise(this.#fields.get(name) ?? '');
    if (text === '' && required) this.add(name, required);
    if (text.length > maxLength) this.add(name, `The ${label} is too long: at most ${maxLength} characters.`);
    if (hasHarmfulCharacters(text)) this.add(name, `The ${label} contains characters that cannot be used.`);
    return text;
  }

  line(name: string, rule: TextRule): string {
    return this.#read(name, normaliseLine, rule);
  }

  /** A number or a code, without the invisible marks that copying adds around it. */
  code(name: string, rule: TextRule): string {
    return this.#read(name, (text) => normaliseLine(withoutMarks(text)), rule);
  }

  /** An email address in lower case; empty when it is missing. */
  email(name: string): string {
    const rule = { label: 'email address', maxLength: TEXT_LIMITS.email, required: fieldMessages.email };
    const text = this.line(name, rule);
    if (text !== '' && !isEmail(text)) this.add(name, fieldMessages.emailInvalid);
    return normaliseEmail(text);
  }

  /** A UK phone number as `parsePhone` formats it; empty when it is missing or invalid. */
  phone(name: string, required: string | undefined = fieldMessages.phone): string {
    const text = this.code(name, { label: 'phone number', maxLength: TEXT_LIMITS.phone, required });
    const phone = parsePhone(text);
    if (text !== '' && phone === null) this.add(name, fieldMessages.phoneInvalid);
    return phone ?? '';
  }

  /** A line without web addresses. */
  address(name: string, rule: TextRule): string {
    const text = this.line(name, rule);
    if (hasWebAddress(text)) this.add(name, fieldMessages.webAddress);
    return text;
  }

  /** A person's name. */
  personName(name: string, label: string, required: string): string {
    const text = this.line(name, { label, maxLength: TEXT_LIMITS.name, required });
    if (isUnsafeName(text)) this.add(name, fieldMessages.unsafeName);
    return text;
  }

  firstName(name: string): string {
    return this.personName(name, 'first name', fieldMessages.firstName);
  }

  lastName(name: string): string {
    return this.personName(name, 'last name', fieldMessages.lastName);
  }

  lines(name: string, rule: TextRule): string {
    return this.#read(name, normaliseText, rule);
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

  /** 'true', '1' and 'on' mean yes (C-10). */
  flag(name: string): boolean {
    return ['true', '1', 'on'].includes((this.#fields.get(name) ?? '').trim().toLowerCase());
  }
}
