import { hasHarmfulCharacters, tidyLine, tidyText, withoutMarks } from './text.ts';

interface TextRule {
  /** How the field is called in a sentence, for example `first name`. */
  label: string;
  longest: number;
  /** What to say when it is empty; without it the field may be. */
  required?: string | undefined;
}

/** What stands for nobody and nowhere in an answer, and may be sent back (ENT-22). */
export const notAssigned = 'Not assigned';

/** Whether a text is what JavaScript makes of no value when it writes a form or a query. */
export function isNone(text: string): boolean {
  return text === 'null' || text === 'undefined';
}

/** The values of an object as texts, as a form would have sent them. Lists and objects in it are left out. */
export function textsOf(value: unknown): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  if (typeof value !== 'object' || value === null) return texts;
  for (const [name, member] of Object.entries(value))
    if (typeof member === 'string' || typeof member === 'number' || typeof member === 'boolean')
      texts.set(name, String(member));
  return texts;
}

/** Reads the texts of a form and collects, in order, everything the sender can put right. */
export class Form {
  readonly errors: string[] = [];
  readonly #fields: ReadonlyMap<string, string>;

  constructor(fields: ReadonlyMap<string, string>) {
    this.#fields = fields;
  }

  #read(name: string, tidy: (text: string) => string, { label, longest, required }: TextRule): string {
    const text = tidy(this.#fields.get(name) ?? '');
    if (text === '' && required) this.errors.push(required);
    if (text.length > longest) this.errors.push(`The ${label} is too long: at most ${longest} characters.`);
    if (hasHarmfulCharacters(text)) this.errors.push(`The ${label} contains characters that cannot be used.`);
    return text;
  }

  line(name: string, rule: TextRule): string {
    return this.#read(name, tidyLine, rule);
  }

  /** A number or a code: those are copied out of other programs, often with marks around them that nobody sees. */
  code(name: string, rule: TextRule): string {
    return this.#read(name, (text) => tidyLine(withoutMarks(text)), rule);
  }

  lines(name: string, rule: TextRule): string {
    return this.#read(name, tidyText, rule);
  }

  /** A positive whole number; null when empty, unless `required` says what is then wrong. Other texts are told as `wrong`. */
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
