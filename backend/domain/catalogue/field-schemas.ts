import { z } from 'zod';
import { MAX_SERVICE_MINUTES, TEXT_LIMITS } from '#shared/limits.ts';
import { MAX_PENCE } from '#shared/money.ts';
import { hasUnusableCharacters, normaliseLine, normaliseText, unusableCharacterMessage } from '#shared/plain-text.ts';
import { hasWebAddress, isUnsafeName } from '#shared/web-address.ts';

const missing = 'is missing';

function textOf(tidy: (text: string) => string, maxLength: number) {
  return z
    .string({ error: ({ input }) => (input === undefined || input === null ? missing : 'must be text') })
    .transform(tidy)
    .pipe(z.string().min(1, missing).max(maxLength, `is too long: at most ${maxLength} characters`))
    .refine((text) => !hasUnusableCharacters(text), { error: ({ input }) => unusableCharacterMessage(String(input)) });
}

/** One line that must not be empty, and may end up in an email. */
export const line = (maxLength: number) =>
  textOf(normaliseLine, maxLength).refine((text) => !hasWebAddress(text), 'must not have a web address');

export const personName = textOf(normaliseLine, 200).refine(
  (name) => !isUnsafeName(name),
  'must not have a web address, “@” or “/”',
);

/** A text that may be empty, which is the same as none. */
export function optionalText(tidy: (text: string) => string, maxLength: number) {
  return z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    textOf(tidy, maxLength).nullable(),
  );
}

const wholeNumber = (min: number, max: number) =>
  z.number({ error: 'must be a number' }).refine((value) => Number.isInteger(value) && value >= min && value <= max, {
    error: `must be a whole number from ${min} to ${max}`,
  });

export const pence = wholeNumber(0, MAX_PENCE);

export const minutes = wholeNumber(1, MAX_SERVICE_MINUTES);

export const id = wholeNumber(1, 2_147_483_647);

export const oneOf = <const Choice extends string>(choices: readonly Choice[]) =>
  z.enum(choices, { error: `must be one of: ${choices.join(', ')}` });

const listOf = <Item extends z.ZodType>(item: Item) => z.array(item, { error: 'must be a list' });

export const yesOrNo = z.boolean({ error: 'must be true or false' });

const unknownField = (fieldNames: readonly string[]) => ({
  error: (issue: { code?: string | undefined }) =>
    issue.code === 'unrecognized_keys' ? `is not a field: there are ${fieldNames.join(', ')}` : 'must be an object',
});

export function record<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, unknownField(Object.keys(shape)));
}

const name = line(TEXT_LIMITS.name);

export const names = listOf(name);

export const offers = listOf(
  record({
    service: name,
    name: name.optional(),
    description: optionalText(normaliseText, TEXT_LIMITS.serviceDescription).optional(),
    basePricePence: pence.nullable().optional(),
    highPricePence: pence.nullable().optional(),
    durationMinutes: minutes.nullable().optional(),
  }),
);

export const servedAreas = listOf(record({ area: name, travelFeePence: pence.nullable().optional() }));

type Complete<Record> = { [Field in keyof Record]-?: Exclude<Record[Field], undefined> };

/** A service as a specialist offers it, perhaps under a different name. */
export type Offer = Complete<z.infer<typeof offers>[number]>;

export type ServedArea = Complete<z.infer<typeof servedAreas>[number]>;

export const hours = z.string({ error: 'must be text' });
