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
import { postcode } from '../input/postcode.ts';
import {
  emailAddress,
  firstName,
  idempotencyKey,
  idText,
  lastName,
  optionalAddress,
  optionalText,
  requiredAddress,
  ukPhone,
} from '../input/text-fields.ts';

const MAX_SELECTED = 200;
const MAX_PENCE = 99_999_999;

const selectedNames = z
  .array(requiredAddress('Choose from the list', 'A name from the list', TEXT_LIMITS.name))
  .max(MAX_SELECTED, `Choose at most ${MAX_SELECTED}`);

const customEntries = <T>(entry: z.ZodType<T>) =>
  z.array(entry).max(MAX_CUSTOM_ENTRIES, `Add at most ${MAX_CUSTOM_ENTRIES} of your own`);

const customNames = customEntries(requiredAddress('Enter a name', 'The name', TEXT_LIMITS.name));

const customServices = customEntries(
  z.object({
    name: requiredAddress('Enter the name of the service', 'The name of the service', TEXT_LIMITS.name),
    description: optionalText('The description', TEXT_LIMITS.serviceDescription),
  }),
);

/** JOIN-27. */
const customWorkshops = customEntries(
  z.object({
    name: requiredAddress(fieldMessages.workshopName, 'The name of the workshop', TEXT_LIMITS.name),
    address: requiredAddress(fieldMessages.workshopAddress, 'The address of the workshop', TEXT_LIMITS.workshopAddress),
    city: optionalAddress('The town or city', TEXT_LIMITS.address.city),
    county: optionalAddress('The county', TEXT_LIMITS.address.county),
    postcode,
  }),
);

const pence = z.int().refine((amount) => amount >= 0 && amount <= MAX_PENCE, 'Enter a price from £0 upwards');

/** JOIN-15, JOIN-16. */
const price = z
  .object({
    serviceName: requiredAddress(
      'Choose the service that this price is for',
      'The name of the service',
      TEXT_LIMITS.name,
    ),
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

const workingDay = z.object({ weekday: z.custom<Weekday>(), timeSlotIds: z.array(idText).max(MAX_SELECTED) });

/** Each field on its own; application-errors.ts has the other rules. GraphQL checks the enums. */
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
  services: selectedNames,
  customServices,
  immediateServices: selectedNames,
  customImmediateServices: customServices,
  pricing: z.array(price).max(MAX_SELECTED + MAX_CUSTOM_ENTRIES),
  locations: selectedNames,
  customLocations: customNames,
  travelDistance: z.custom<TravelDistance>(),
  serviceModeId: idText,
  availability: z.array(workingDay),
  companies: selectedNames,
  customCompanies: customNames,
  workshops: selectedNames,
  customWorkshops,
});

/** The mutation's input, with the schema's defaults filled in. */
export type ApplicationArgs = Required<ApplyAsSpecialistInput>;

export type ApplicationInput = z.output<typeof applicationInput>;
