import { z } from 'zod';
import { CONSENTS_REQUIRED } from '#shared/application-messages.ts';
import { basePriceMessage, fieldMessages } from '#shared/field-messages.ts';
import { applicantForm, customWorkshopForm } from '#shared/forms/application.ts';
import { listedName, optionalText, requiredAddress, withoutWebAddress } from '#shared/forms/fields.ts';
import { MAX_CUSTOM_ENTRIES, MAX_SERVICE_MINUTES, TEXT_LIMITS } from '#shared/limits.ts';
import type {
  ApplyAsSpecialistInput,
  ExperienceRange,
  InsuranceStatus,
  TravelDistance,
  UserError,
  Weekday,
} from '../../graphql/generated/schema.ts';
import { idempotencyKey, idText } from '../input/input.ts';
import { userError } from '../mutations/refusal-errors.ts';

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

/** Each field on its own; `applicationErrors` has the other rules. GraphQL checks the enums. */
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

/** The rules that concern several fields of an application (JOIN-13, JOIN-15, JOIN-18, JOIN-22). */
export function applicationErrors(args: ApplicationArgs): UserError[] {
  return [
    ...serviceErrors(args),
    ...duplicateNameErrors(args, 'immediateServices', 'customImmediateServices'),
    ...pricingErrors(args),
    ...locationErrors(args),
    ...availabilityErrors(args),
    ...consentErrors(args),
  ];
}

function serviceErrors(args: ApplicationArgs): UserError[] {
  if (args.services.length + args.customServices.length === 0) {
    return [userError('REQUIRED', fieldMessages.noServices, ['services'])];
  }
  return duplicateNameErrors(args, 'services', 'customServices');
}

/** C-76: names are unique, since they identify prices. */
function duplicateNameErrors(
  args: ApplicationArgs,
  listed: 'services' | 'immediateServices',
  custom: 'customServices' | 'customImmediateServices',
): UserError[] {
  const entries = [
    ...args[listed].map((name, index) => ({ name, field: [listed, String(index)] })),
    ...args[custom].map(({ name }, index) => ({ name, field: [custom, String(index), 'name'] })),
  ];
  return duplicates(entries, ({ name }) => name.trim().toLowerCase()).map(({ name, field }) =>
    userError('INVALID', `Enter “${name.trim()}” only once`, field),
  );
}

/** Each service has exactly one price, and there are no other prices. */
function pricingErrors({ services, customServices, pricing }: ApplicationArgs): UserError[] {
  const names = [...services, ...customServices.map(({ name }) => name)].map((name) => name.trim());
  const prices = pricing.map(({ serviceName }, index) => ({
    name: serviceName.trim(),
    field: ['pricing', String(index), 'serviceName'],
  }));
  const pricedNames = new Set(prices.map(({ name }) => name));
  return [
    ...names
      .filter((name) => name !== '' && !pricedNames.has(name))
      .map((name) => userError('REQUIRED', basePriceMessage(name), ['pricing'])),
    ...prices
      .filter(({ name }) => !names.includes(name))
      .map(({ name, field }) => userError('INVALID', `“${name}” is not one of the chosen services.`, field)),
    ...duplicates(prices, ({ name }) => name).map(({ name, field }) =>
      userError('INVALID', `“${name}” has more than one price.`, field),
    ),
  ];
}

function locationErrors({ locations, customLocations }: ApplicationArgs): UserError[] {
  if (locations.length + customLocations.length > 0) return [];
  return [userError('REQUIRED', fieldMessages.locations, ['locations'])];
}

function availabilityErrors({ availability }: ApplicationArgs): UserError[] {
  if (availability.length === 0) return [userError('REQUIRED', fieldMessages.workingDays, ['availability'])];
  const days = availability.map(({ weekday }, index) => ({
    weekday,
    field: ['availability', String(index), 'weekday'],
  }));
  return duplicates(days, ({ weekday }) => weekday).map(({ field }) =>
    userError('INVALID', 'Choose each day only once', field),
  );
}

/** JOIN-31. */
function consentErrors({ termsAccepted, gdprConsentAccepted }: ApplicationArgs): UserError[] {
  if (termsAccepted && gdprConsentAccepted) return [];
  return [userError('REQUIRED', CONSENTS_REQUIRED, [termsAccepted ? 'gdprConsentAccepted' : 'termsAccepted'])];
}

/** The values whose key an earlier value has. */
function duplicates<T>(values: readonly T[], keyOf: (value: T) => string): T[] {
  const seen = new Set<string>();
  return values.filter((value) => {
    const key = keyOf(value);
    const isSeen = seen.has(key);
    seen.add(key);
    return isSeen;
  });
}
