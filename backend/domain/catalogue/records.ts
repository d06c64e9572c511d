import { z } from 'zod';
import { serviceModes } from '../applications/application-options.ts';
import { hasHarmfulCharacters, tidyLine, tidyText } from '../forms/text.ts';

/** What can be imported and exported, in the order in which each can refer to those before it. */
export const listNames = ['services', 'areas', 'companies', 'workshops', 'specialists'] as const;
export type ListName = (typeof listNames)[number];

/** Names are the same in any case. */
export const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

export const serviceModeIds = serviceModes.map(({ id }) => id);
export const liabilityInsurances = ['Yes', 'No', 'Not sure'] as const;

const missing = 'is missing';
const unusable = 'contains characters that cannot be used';
const usable = (text: string) => !hasHarmfulCharacters(text);

function textOf(tidy: (text: string) => string, longest: number) {
  return z
    .string({ error: ({ input }) => (input === undefined || input === null ? missing : 'must be text') })
    .transform(tidy)
    .pipe(z.string().min(1, missing).max(longest, `is too long: at most ${longest} characters`))
    .refine(usable, unusable);
}

/** One line that must not be empty. */
const line = (longest: number) => textOf(tidyLine, longest);

/** A text that may be empty, which is the same as none. */
function optionalText(tidy: (text: string) => string, longest: number) {
  return z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    textOf(tidy, longest).nullable(),
  );
}

const wholeNumber = (least: number, most: number) =>
  z
    .number({ error: 'must be a number' })
    .refine((value) => Number.isInteger(value) && value >= least && value <= most, {
      error: `must be a whole number from ${least} to ${most}`,
    });

const mostPence = 99_999_999;
const pence = wholeNumber(0, mostPence);
const minutes = wholeNumber(1, 100_000);
const id = wholeNumber(1, 2_147_483_647);

const oneOf = <const Choice extends string>(choices: readonly Choice[]) =>
  z.enum(choices, { error: `must be one of: ${choices.join(', ')}` });

const listOf = <Item extends z.ZodType>(item: Item) => z.array(item, { error: 'must be a list' });
const yesOrNo = z.boolean({ error: 'must be true or false' });
const unknownField = (known: readonly string[]) => ({
  error: (issue: { code?: string | undefined }) =>
    issue.code === 'unrecognized_keys' ? `is not a field: there are ${known.join(', ')}` : 'must be an object',
});

function record<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, unknownField(Object.keys(shape)));
}

const offer = record({
  service: line(100),
  name: line(100).optional(),
  description: optionalText(tidyText, 500).optional(),
  basePricePence: pence.nullable().optional(),
  highPricePence: pence.nullable().optional(),
  durationMinutes: minutes.nullable().optional(),
});

const servedArea = record({ area: line(100), travelFeePence: pence.nullable().optional() });

/** Only the name is required. Other fields stay as they are, or get the default of a new record. */
export const schemas = {
  services: record({
    id: id.optional(),
    name: line(100),
    description: line(500).optional(),
    icon: line(100).optional(),
  }),
  areas: record({ id: id.optional(), name: line(100) }),
  companies: record({ id: id.optional(), name: line(100) }),
  workshops: record({
    id: id.optional(),
    name: line(100),
    address: line(400).optional(),
    services: listOf(line(100)).optional(),
    hours: z.string({ error: 'must be text' }).optional(),
  }),
  specialists: record({
    id: id.optional(),
    name: line(200),
    trade: line(100).optional(),
    bio: optionalText(tidyText, 2000).optional(),
    yearsOfExperience: optionalText(tidyLine, 40).optional(),
    basePricePence: pence.nullable().optional(),
    highPricePence: pence.nullable().optional(),
    durationMinutes: minutes.nullable().optional(),
    certified: yesOrNo.optional(),
    liabilityInsurance: oneOf(liabilityInsurances).optional(),
    serviceMode: oneOf(serviceModeIds).optional(),
    willingToTravel: optionalText(tidyLine, 60).optional(),
    services: listOf(offer).optional(),
    areas: listOf(servedArea).optional(),
    workshops: listOf(line(100)).optional(),
    companies: listOf(line(100)).optional(),
    hours: z.string({ error: 'must be text' }).optional(),
  }),
};

/** A record as a file has it. */
export type RecordInputs = { [List in ListName]: z.infer<(typeof schemas)[List]> };

type Whole<Record> = { [Field in keyof Omit<Record, 'id'>]-?: Exclude<Record[Field], undefined> };

/** A service as a specialist offers it, perhaps under a name of the specialist's own. */
export type Offer = Whole<z.infer<typeof offer>>;
export type ServedArea = Whole<z.infer<typeof servedArea>>;

/**
 * A record with everything that belongs to it. References are names; hours are written as
 * `formatHours` writes them.
 */
export interface WholeRecords {
  services: Whole<RecordInputs['services']>;
  areas: Whole<RecordInputs['areas']>;
  companies: Whole<RecordInputs['companies']>;
  workshops: Whole<RecordInputs['workshops']>;
  specialists: Omit<Whole<RecordInputs['specialists']>, 'services' | 'areas'> & {
    services: Offer[];
    areas: ServedArea[];
  };
}

/** What is wrong, and where. */
export interface Problem {
  file: string;
  list: ListName | null;
  /** The record's number in its list, from 1; null for what concerns the whole file. */
  record: number | null;
  /** The line of a CSV file on which the record begins. */
  line: number | null;
  name: string | null;
  field: string | null;
  message: string;
}

/** One record of a file, and where it is. */
export interface Entry<List extends ListName = ListName> {
  file: string;
  list: List;
  record: number;
  line: number | null;
  input: RecordInputs[List];
  /** What the file calls a field, where that is not the field's own name. */
  columnOf(field: string): string;
}

type Position = Pick<Entry, 'file' | 'list' | 'record' | 'line'>;

export function problemIn(
  { file, list, record: number, line: at }: Position,
  name: string | null,
  field: string | null,
  message: string,
): Problem {
  return { file, list, record: number, line: at, name, field, message };
}
