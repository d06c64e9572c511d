import { z } from 'zod';
import { INSURANCE_STATUSES } from '#shared/application-choices.ts';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { serviceModes } from '../applications/application-options.ts';
import { normaliseLine, normaliseText } from '../forms/text.ts';
import { id, line, listOf, minutes, oneOf, optionalText, pence, personName, record, yesOrNo } from './field-schemas.ts';

/** What can be imported and exported. Each list can refer to those before it. */
export const listNames = ['services', 'areas', 'companies', 'workshops', 'specialists'] as const;

export type ListName = (typeof listNames)[number];

/** Names are the same in any case. */
export const isSameName = (name: string, other: string) => name.toLowerCase() === other.toLowerCase();

export const serviceModeIds = serviceModes.map(({ id }) => id);

export const insuranceStatuses = Object.values(INSURANCE_STATUSES);

const name = line(TEXT_LIMITS.name);

const offer = record({
  service: name,
  name: name.optional(),
  description: optionalText(normaliseText, TEXT_LIMITS.serviceDescription).optional(),
  basePricePence: pence.nullable().optional(),
  highPricePence: pence.nullable().optional(),
  durationMinutes: minutes.nullable().optional(),
});

const servedArea = record({ area: name, travelFeePence: pence.nullable().optional() });

/** Only the name is required. Missing fields stay unchanged; new records get defaults. */
export const schemas = {
  services: record({
    id: id.optional(),
    name,
    description: line(TEXT_LIMITS.serviceDescription).optional(),
    icon: name.optional(),
  }),
  areas: record({ id: id.optional(), name }),
  companies: record({ id: id.optional(), name }),
  workshops: record({
    id: id.optional(),
    name,
    address: line(400).optional(),
    services: listOf(name).optional(),
    hours: z.string({ error: 'must be text' }).optional(),
  }),
  specialists: record({
    id: id.optional(),
    name: personName,
    trade: name.optional(),
    bio: optionalText(normaliseText, TEXT_LIMITS.bio).optional(),
    yearsOfExperience: optionalText(normaliseLine, 40).optional(),
    basePricePence: pence.nullable().optional(),
    highPricePence: pence.nullable().optional(),
    durationMinutes: minutes.nullable().optional(),
    certified: yesOrNo.optional(),
    liabilityInsurance: oneOf(insuranceStatuses).optional(),
    serviceMode: oneOf(serviceModeIds).optional(),
    willingToTravel: optionalText(normaliseLine, 60).optional(),
    services: listOf(offer).optional(),
    areas: listOf(servedArea).optional(),
    workshops: listOf(name).optional(),
    companies: listOf(name).optional(),
    hours: z.string({ error: 'must be text' }).optional(),
  }),
};

/** A record of a file. */
export type RecordInputs = { [List in ListName]: z.infer<(typeof schemas)[List]> };

type Complete<Record> = { [Field in keyof Omit<Record, 'id'>]-?: Exclude<Record[Field], undefined> };

/** A service as a specialist offers it, perhaps under a different name. */
export type Offer = Complete<z.infer<typeof offer>>;

export type ServedArea = Complete<z.infer<typeof servedArea>>;

/**
 * A record with everything that belongs to it. References are names; hours are written as
 * `formatHours` writes them.
 */
export interface CompleteRecords {
  services: Complete<RecordInputs['services']>;
  areas: Complete<RecordInputs['areas']>;
  companies: Complete<RecordInputs['companies']>;
  workshops: Complete<RecordInputs['workshops']>;
  specialists: Omit<Complete<RecordInputs['specialists']>, 'services' | 'areas'> & {
    services: Offer[];
    areas: ServedArea[];
  };
}
