import { isEmail, normaliseEmail } from '#shared/email.ts';
import { fieldMessages } from '#shared/field-messages.ts';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { parsePhone } from '#shared/uk/phone.ts';
import { hasHarmfulCharacters, normaliseLine, normaliseText, withoutMarks } from './text.ts';

interface TextRule {
  /** The field's name in a sentence, for example `first name`. */
  label: string;
  longest: number;
  /** The error when it is empty; without it the field is optional. */
  required?: string | undefined;
}

/** What /php returns for no specialist, and accepts back (ENT-22). */
export const notAssigned = 'Not assigned';

/** Whether a text is what JavaScript writes into a form for a missing value. */
export function isMissingValue(text: string): boolean {
  return text === 'null' || text === 'undefined';
}

/** An object's members as form fields. Lists and objects in it are left out. */
export function textsOf(value: unknown): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  if (typeof value !== 'object' || value === null) return texts;
  for (const [name, member] of Object.entries(value))
    if (typeof member === 'string' || typeof member === 'number' || typeof member === 'boolean')
      texts.set(name, String(member));
  return texts;
}

/** Reads the fields of a form and collects its errors in order. */
export class Form {
  readonly errors: string[] = [];
  readonly #fields: ReadonlyMap<string, string>;

  constructor(fields: ReadonlyMap<string, string>) {
    this.#fields = fields;
  }

  #read(name: string, tidy: (text: string) => string, rule: TextRule): string {
    const { label, longest, required } = rule;
    const text = tidy(this.#fields.get(name) ?? '');
    if (text === '' && required) this.errors.push(required);
    if (text.length > longest) this.errors.push(`The ${label} is too long: at most ${longest} characters.`);
    if (hasHarmfulCharacters(text)) this.errors.push(`The ${label} contains characters that cannot be used.`);
    return text;
  }

  line(name: string, rule: TextRule): string {
    return this.#read(name, normaliseLine, rule);
  }

  /** A number or a code, without the invisible marks that copying adds around it. */
  code(name: string, rule: TextRule): string {
    return this.#read(name, (text) => normaliseLine(withoutMarks(text)), rule);
  }

  /** An email address in lower case; empty when it is missing or wrong. */
  email(name: string): string {
    const rule = { label: 'email address', longest: TEXT_LIMITS.email, required: fieldMessages.email };
    const text = this.line(name, rule);
    if (text !== '' && !isEmail(text)) this.errors.push(fieldMessages.emailInvalid);
    return normaliseEmail(text);
  }

  /** A UK phone number as `parsePhone` formats it; empty when it is missing or wrong. */
  phone(name: string, required: string | undefined = fieldMessages.phone): string {
    const text = this.code(name, { label: 'phone number', longest: TEXT_LIMITS.phone, required });
    const phone = parsePhone(text);
    if (text !== '' && phone === null) this.errors.push(fieldMessages.phoneInvalid);
    return phone ?? '';
  }

  firstName(name: string): string {
    return this.line(name, { label: 'first name', longest: TEXT_LIMITS.name, required: fieldMessages.firstName });
  }

  lastName(name: string): string {
    return this.line(name, { label: 'last name', longest: TEXT_LIMITS.name, required: fieldMessages.lastName });
  }

  lines(name: string, rule: TextRule): string {
    return this.#read(name, normaliseText, rule);
  }

  /**
   * A positive integer; null when empty, which is an error only with `required`. `wrong` is the
   * error for any other text.
   */
  id(name: string, { wrong, required }: { wrong: string; required?: string }): number | null {
    const text = (this.#fields.get(name) ?? '').trim();
    if (text === '' || text === notAssigned) {
      if (required) this.errors.push(required);
      return null;
    }
    if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
    this.errors.push(wrong);
    return null;
  }

  /** 'true', '1' and 'on' mean yes (C-10). */
  flag(name: string): boolean {
    return ['true', '1', 'on'].includes((this.#fields.get(name) ?? '').trim().toLowerCase());
  }
}
