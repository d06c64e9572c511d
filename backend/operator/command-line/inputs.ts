import { z } from 'zod';
import { hasUnusableCharacters, normaliseLine, normaliseText, unusableCharacterMessage } from '#shared/plain-text.ts';

/** An argument or option of a command, parsed as `T`; undefined when it was left out. */
export interface Input<T> {
  summary: string;
  /** The value's name in the help, for example `NAME`; null for a flag, which has no value. */
  placeholder: string | null;
  isRequired: boolean;
  isRepeated: boolean;
  schema: z.ZodType<T>;
}

export type Inputs = Record<string, Input<unknown>>;
export type ValuesOf<I extends Inputs> = { [Name in keyof I]: I[Name] extends Input<infer T> ? T : never };

/** A required value in one word of the command line, parsed by `schema`. */
export function value<T>(summary: string, placeholder: string, schema: z.ZodType<T, string>): Input<T> {
  return { summary, placeholder, isRequired: true, isRepeated: false, schema };
}

/** A text on one line. */
export function line(summary: string, placeholder: string, maxLength = 100): Input<string> {
  return value(summary, placeholder, lineSchema(maxLength));
}

/** A text that may have several lines. */
export function lines(summary: string, placeholder: string, maxLength = 2000): Input<string> {
  return value(summary, placeholder, z.string().transform(normaliseText).pipe(textOf(maxLength)));
}

/** A text on one line, which is not empty. */
export const lineSchema = (maxLength: number) => z.string().transform(normaliseLine).pipe(textOf(maxLength));

function textOf(maxLength: number) {
  return z
    .string()
    .min(1, 'must not be empty')
    .max(maxLength, `must have at most ${maxLength} characters`)
    .refine((text) => !hasUnusableCharacters(text), { error: ({ input }) => unusableCharacterMessage(String(input)) });
}

export function choice<T extends string>(summary: string, choices: readonly T[]): Input<T> {
  return value(
    summary,
    choices.join('|'),
    z.string().transform((text, context): T => {
      const found = choices.find((choice) => choice.toLowerCase() === text.trim().toLowerCase());
      if (found !== undefined) return found;
      context.addIssue({ code: 'custom', message: `must be one of ${choices.join(', ')}` });
      return z.NEVER;
    }),
  );
}

/** The number of a record, from 1. */
export function id(summary: string, placeholder = 'ID'): Input<number> {
  const schema = z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'must be a number from 1')
    .transform(Number);
  return value(summary, placeholder, schema);
}

/** True when it is present. */
export function flag(summary: string): Input<boolean> {
  return { summary, placeholder: null, isRequired: false, isRepeated: false, schema: z.boolean().default(false) };
}

export function optional<T>(input: Input<T>): Input<T | undefined> {
  return { ...input, isRequired: false, schema: input.schema.optional() };
}

/** May be repeated. */
export function repeated<T>(input: Input<T>): Input<T[]> {
  return { ...input, isRequired: false, isRepeated: true, schema: z.array(input.schema).default([]) };
}

/** The options of a list that shows the `defaults` unless a status is chosen. */
export function statusFilter<Status extends string>(
  plural: string,
  statuses: readonly Status[],
  defaults: readonly Status[],
) {
  return {
    options: {
      status: repeated(choice(`${plural} with this status`, statuses)),
      all: flag(`${plural} of every status`),
    },
    chosen({ status, all }: { status: readonly Status[]; all: boolean }): readonly Status[] {
      if (all) return statuses;
      return status.length > 0 ? status : defaults;
    },
  };
}
