import { z } from 'zod';
import { unreadList, wireObject } from '../wire/documented-fields.ts';
import { field } from '../wire/field.ts';
import { type Dropped, readList, readNamedList, type WithDropped } from '../wire/list.ts';
import { missing, required } from '../wire/record.ts';
import { id, text } from '../wire/scalars.ts';
import { type ApplicationForm, applicationFields } from './application-form.ts';
import { CATALOGUE } from './cache-lifetimes.ts';
import { type MultipartWrite, type PublicRead, query, UPLOAD_TIMEOUT_MS } from './endpoint.ts';
import { type MessageResponse, messageResponse } from './message-response.ts';

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
export const readApplicationOptions: PublicRead<Record<string, never>, ApplicationOptions> = {
  kind: 'public-read',
  path: '/php/formOptions.php',
  success: 'not-false',
  lifetime: CATALOGUE,
  request: z.object({}).transform(query),
  response: lists,
};

/** PHP-29. */
export const submitApplication: MultipartWrite<ApplicationForm, MessageResponse> = {
  kind: 'multipart-write',
  path: '/php/addSpecialist.php',
  success: 'required',
  credentials: 'never',
  timeoutMs: UPLOAD_TIMEOUT_MS,
  request: z
    .custom<ApplicationForm>()
    .transform((form) => ({ fields: applicationFields(form), idempotencyKey: form.idempotencyKey })),
  response: messageResponse,
};
