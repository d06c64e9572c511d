import { z } from 'zod';
import { applicantForm, customWorkshopForm } from '#shared/forms/application.ts';
import { listedName, optionalText, requiredAddress, withoutWebAddress } from '#shared/forms/fields.ts';
import { MAX_CUSTOM_ENTRIES, MAX_SERVICE_MINUTES, TEXT_LIMITS } from '#shared/limits.ts';
import type {
  ApplyAsSpecialistInput,
  ExperienceRange,
  InsuranceStatus,
  TravelDistance,
  Weekday,
} from '../../graphql/generated/schema.ts';
import { idempotencyKey, idText } from '../input/input.ts';

const MAX_SELECTED = 200;
const MAX_PENCE = 99_999_999;

/** Names of options, or of services that have a price, which are sent unchanged. */
const name = (empty: string) => listedName(empty, TEXT_LIMITS.name).check(withoutWebAddress);

const selectedNames = z.array(name('Choose from the list')).max(MAX_SELECTED, `Choose at most ${MAX_SELECTED}`);

const customEntries = <Entry extends z.core.$ZodType>(entry: Entry) =>
  z.array(entry).max(MAX_CUSTOM_ENTRIES, `Add at most ${MAX_CUSTOM_ENTRIES} of your own`);

const customNames = customEntries(requiredAddress('Enter a name', TEXT_LIMITS.name));

const customServices = customEntries(
  z.object({
    name: name('Enter the name of the service'),
    description: optionalText(TEXT_LIMITS.serviceDescription),
  }),
);

const pence = z.int().refine((amount) => amount >= 0 && amount <= MAX_PENCE, 'Enter a price from £0 upwards');

/** JOIN-15, JOIN-16. */
const price = z
  .object({
    serviceName: name('Choose the service that this price is for'),
    basePricePence: pence,
    highPricePence: pence.nullish(),
    estimatedDurationMinutes: z
      .int()
      .refine(
        (minutes) => minutes >= 1 && minutes <= MAX_SERVICE_MINUTES,
        'The estimated duration must be at least 1 minute.',
      )
      .nullish(),
    description: optionalText(TEXT_LIMITS.serviceDescription),
  })
  .refine(({ basePricePence, highPricePence }) => highPricePence == null || highPricePence >= basePricePence, {
    error: 'The maximum price must not be below the base price.',
    path: ['highPricePence'],
  });

const workingDay = z.object({ weekday: z.custom<Weekday>(), timeSlotIds: z.array(idText).max(MAX_SELECTED) });

/** Each field on its own; application-errors.ts has the other rules. GraphQL checks the enums. */
export const applicationInput = z.object({
  idempotencyKey,
  ...applicantForm.schema.shape,
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
  customWorkshops: customEntries(customWorkshopForm.schema),
});

/** The mutation's input, with the schema's defaults filled in. */
export type ApplicationArgs = Required<ApplyAsSpecialistInput>;

export type ApplicationInput = z.output<typeof applicationInput>;
