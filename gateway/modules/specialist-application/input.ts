import { z } from 'zod';
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
const MAX_OWN = 20;
const MAX_PENCE = 99_999_999;
const MAX_MINUTES = 100_000;

const chosen = z
  .array(requiredLine('Please choose from the list.', 'A name from the list', 100))
  .max(MAX_CHOSEN, `Please choose at most ${MAX_CHOSEN}.`);

const own = <T>(entry: z.ZodType<T>) => z.array(entry).max(MAX_OWN, `Please add at most ${MAX_OWN} of your own.`);

const ownNames = own(requiredLine('Please enter a name.', 'The name', 100));

const ownServices = own(
  z.object({
    name: requiredLine('Please enter the name of the service.', 'The name of the service', 100),
    description: optionalText('The description', 500),
  }),
);

/** JOIN-27. */
const ownWorkshops = own(
  z.object({
    name: requiredLine('Please enter the name of the workshop.', 'The name of the workshop', 100),
    address: requiredLine('Please enter the address of the workshop.', 'The address of the workshop', 200),
    city: optionalLine('The town or city', 80),
    county: optionalLine('The county', 80),
    postcode,
  }),
);

const pence = z.int().refine((amount) => amount >= 0 && amount <= MAX_PENCE, 'Please enter a price from £0 upwards.');

/** JOIN-15, JOIN-16. */
const price = z
  .object({
    serviceName: requiredLine('Please say which service this price is for.', 'The name of the service', 100),
    basePricePence: pence,
    highPricePence: pence.nullish(),
    estimatedDurationMinutes: z
      .int()
      .refine((minutes) => minutes >= 1 && minutes <= MAX_MINUTES, 'The estimated duration must be at least 1 minute.')
      .nullish(),
    description: optionalText('The description', 500),
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
  email: emailAddress('Please enter your email address.'),
  phone: ukPhone,
  bio: optionalText('What you say about yourself', 2_000),
  yearsOfExperience: z.custom<ExperienceRange>(),
  isCertified: z.boolean(),
  liabilityInsurance: z.custom<InsuranceStatus>(),
  services: chosen,
  customServices: ownServices,
  immediateServices: chosen,
  customImmediateServices: ownServices,
  pricing: z.array(price).max(MAX_CHOSEN + MAX_OWN),
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
