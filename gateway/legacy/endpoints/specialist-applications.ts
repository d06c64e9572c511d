import { z } from 'zod';
import { type Dropped, readList, readNamedList, type WithDropped } from '../wire/list.ts';
import { field, missing, required, unreadList, wireObject } from '../wire/record.ts';
import { id, text } from '../wire/scalars.ts';
import {
  CATALOGUE,
  type FilePart,
  messageResponse,
  multipartWrite,
  noInput,
  type Part,
  publicRead,
} from './endpoint.ts';

/** A service's price in pounds and its details; an unknown value is empty. */
interface OfferedPrice {
  readonly base_price: string;
  readonly price_high: string;
  readonly estimated_duration: string;
  readonly custom_description: string;
}

interface CustomService {
  readonly name: string;
  readonly description: string;
}

interface CustomWorkshop {
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly postal_code: string;
}

/** An application, with the field names of the script (ENT-16). */
export interface ApplicationForm {
  readonly idempotencyKey: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone_no: string;
  readonly bio: string;
  readonly years_of_experience: string;
  readonly certified: 'Yes' | 'No';
  readonly liabilityInsurance: 'Yes' | 'No' | 'Not sure';
  readonly services: readonly string[];
  readonly customServices: readonly CustomService[];
  readonly immediateServices: readonly string[];
  readonly customImmediateServices: readonly CustomService[];
  readonly servicePricing: Readonly<Record<string, OfferedPrice>>;
  readonly locations: readonly string[];
  readonly customLocations: readonly string[];
  readonly willingToTravel: string;
  /** The id of a service mode. */
  readonly serviceModes: string;
  readonly availability: readonly string[];
  /** Ids of time slots, by weekday. */
  readonly timeSlots: Readonly<Record<string, readonly string[]>>;
  readonly companies: readonly string[];
  readonly customCompanies: readonly string[];
  readonly workshops: readonly string[];
  readonly customWorkshops: readonly CustomWorkshop[];
  readonly photo: FilePart;
  readonly certifiedFiles: readonly FilePart[];
}

/** PHP-29, C-74: lists as repeated `name[]`; records, in lists too, as JSON. */
export function applicationFields({ idempotencyKey: _, photo, certifiedFiles, ...fields }: ApplicationForm): Part[] {
  const textOf = (value: string | object) => (typeof value === 'string' ? value : JSON.stringify(value));
  return [
    ...Object.entries(fields).flatMap(([name, value]): Part[] =>
      Array.isArray(value)
        ? value.map((entry: string | object) => [`${name}[]`, textOf(entry)])
        : [[name, textOf(value)]],
    ),
    ['profilePicture', photo],
    ...certifiedFiles.map((file, index): Part => [`certifiedFiles[${index}]`, file]),
  ];
}

export interface OptionRecord {
  readonly value: string;
  readonly label: string;
  readonly serviceNames: readonly string[];
}

interface ServiceModeRecord extends Omit<OptionRecord, 'serviceNames'> {
  readonly description: string | null;
}

/** The names among a company's services; hosts may send none. */
const serviceNames = z
  .array(text.catch(null))
  .catch([])
  .transform((names) => names.filter((name) => name !== null));

/** An option: a record with a `name` or `label`, or a text, which is both label and value. */
const option: z.ZodType<OptionRecord> = z.union([
  required(text).transform((label) => ({ value: label, label, serviceNames: [] })),
  wireObject({ id, name: text, label: text, services: serviceNames }).transform((wire, context) => {
    const label = wire.name ?? wire.label;
    if (label !== null) return { value: wire.id ?? label, label, serviceNames: wire.services };
    return missing(context, 'name');
  }),
]);

const serviceMode: z.ZodType<ServiceModeRecord> = wireObject({
  id: required(id),
  name: required(text),
  description: text,
}).transform(({ id: value, name, description }) => ({ value, label: name, description }));

export interface ApplicationOptions extends WithDropped {
  readonly services: readonly OptionRecord[];
  readonly immediateServices: readonly OptionRecord[];
  readonly locations: readonly OptionRecord[];
  readonly timeSlots: readonly OptionRecord[];
  readonly serviceModes: readonly ServiceModeRecord[];
  readonly companies: readonly OptionRecord[];
  readonly workshops: readonly OptionRecord[];
}

const lists = wireObject({
  // Required: no one can apply without services.
  services: field('a list of services', readList, 'list'),
  immediateServices: unreadList,
  locations: unreadList,
  timeSlots: unreadList,
  serviceModes: unreadList,
  companies: unreadList,
  workshops: unreadList,
}).transform((wire, context): ApplicationOptions => {
  const dropped: Dropped[] = [];
  const read = <T>(list: keyof typeof wire, record: z.ZodType<T>) => {
    const records = readNamedList(list, wire[list], record, dropped);
    // An empty list would hide options that exist.
    if (records === null) context.addIssue({ code: 'custom', message: 'no record can be read', path: [list] });
    return records ?? [];
  };
  return {
    services: read('services', option),
    immediateServices: read('immediateServices', option),
    locations: read('locations', option),
    timeSlots: read('timeSlots', option),
    serviceModes: read('serviceModes', serviceMode),
    companies: read('companies', option),
    workshops: read('workshops', option),
    dropped,
  };
});

/** PHP-25, ENT-17; workshops if the host sends any (C-75). */
export const readApplicationOptions = publicRead({
  path: '/php/formOptions.php',
  lifetime: CATALOGUE,
  request: noInput,
  response: lists,
});

/** PHP-29. */
export const submitApplication = multipartWrite({
  path: '/php/addSpecialist.php',
  credentials: 'never',
  request: z
    .custom<ApplicationForm>()
    .transform((form) => ({ fields: applicationFields(form), idempotencyKey: form.idempotencyKey })),
  response: messageResponse,
});
