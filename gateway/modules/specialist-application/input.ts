import { z } from 'zod';
import { fieldMessages } from '#shared/field-messages.ts';
import { MAX_CUSTOM_ENTRIES, MAX_SERVICE_MINUTES, TEXT_LIMITS } from '#shared/limits.ts';
import type {
  ApplyAsSpecialistInput,
  ExperienceRange,
  InsuranceStatus,
  TravelDistance,
  Weekday,
} from '../../graphql/generated/schema.ts';
import {
  emailAddress,
  firstName,
  idempotencyKey,
  idText,
  lastName,
  optionalLine,
  optionalText,
  requiredLine,
  ukPhone,
} from '../input/text-fields.ts';
import { postcode } from '../postcode.ts';

const MAX_CHOSEN = 200;
const MAX_PENCE = 99_999_999;

const chosen = z
  .array(requiredLine('Choose from the list', 'A name from the list', TEXT_LIMITS.name))
  .max(MAX_CHOSEN, `Choose at most ${MAX_CHOSEN}`);

const own = <T>(entry: z.ZodType<T>) =>
  z.array(entry).max(MAX_CUSTOM_ENTRIES, `Add at most ${MAX_CUSTOM_ENTRIES} of your own`);

const ownNames = own(requiredLine('Enter a name', 'The name', TEXT_LIMITS.name));

const ownServices = own(
  z.object({
    name: requiredLine('Enter the name of the service', 'The name of the service', TEXT_LIMITS.name),
    description: optionalText('The description', TEXT_LIMITS.serviceDescription),
  }),
);

/** JOIN-27. */
const ownWorkshops = own(
  z.object({
    name: requiredLine(fieldMessages.workshopName, 'The name of the workshop', TEXT_LIMITS.name),
    address: requiredLine(fieldMessages.workshopAddress, 'The address of the workshop', TEXT_LIMITS.workshopAddress),
    city: optionalLine('The town or city', TEXT_LIMITS.address.city),
    county: optionalLine('The county', TEXT_LIMITS.address.county),
    postcode,
  }),
);

const pence = z.int().refine((amount) => amount >= 0 && amount <= MAX_PENCE, 'Enter a price from £0 upwards');

/** JOIN-15, JOIN-16. */
const price = z
  .object({
    serviceName: requiredLine('Choose the service that this price is for', 'The name of the service', TEXT_LIMITS.name),
    basePricePence: pence,
    highPricePence: pence.nullish(),
    estimatedDurationMinutes: z
      .int()
      .refine(
        (minutes) => minutes >= 1 && minutes <= MAX_SERVICE_MINUTES,
        'The estimated duration must be at least 1 minute.',
      )
      .nullish(),
    description: optionalText('The description', TEXT_LIMITS.serviceDescription),
  })
  .refine(({ basePricePence, highPricePence }) => highPricePence == null || highPricePence >= basePricePence, {
    error: 'The maximum price must not be below the base price.',
    path: ['highPricePence'],
  });

const workingDay = z.object({ weekday: z.custom<Weekday>(), timeSlotIds: z.array(idText).max(MAX_CHOSEN) });

/** Each field by itself; `offer.ts` checks them together. GraphQL has checked the enums. */
export const applicationInput = z.object({
  idempotencyKey,
  firstName,
  lastName,
  email: emailAddress(fieldMessages.email),
  phone: ukPhone,
  bio: optionalText('What you say about yourself', TEXT_LIMITS.bio),
  yearsOfExperience: z.custom<ExperienceRange>(),
  isCertified: z.boolean(),
  liabilityInsurance: z.custom<InsuranceStatus>(),
  services: chosen,
  customServices: ownServices,
  immediateServices: chosen,
  customImmediateServices: ownServices,
  pricing: z.array(price).max(MAX_CHOSEN + MAX_CUSTOM_ENTRIES),
  locations: chosen,
  customLocations: ownNames,
  travelDistance: z.custom<TravelDistance>(),
  serviceModeId: idText,
  availability: z.array(workingDay),
  companies: chosen,
  customCompanies: ownNames,
  workshops: chosen,
  customWorkshops: ownWorkshops,
});

/** The mutation's input, with the schema's defaults filled in. */
export type ApplicationArgs = Required<ApplyAsSpecialistInput>;

export type ApplicationInput = z.output<typeof applicationInput>;
