import { basePriceMessage, fieldMessages } from '#shared/field-messages.ts';
import type { UserError } from '../../graphql/generated/schema.ts';
import { userError } from '../mutations/refusal-errors.ts';
import type { ApplicationArgs } from './input.ts';

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
  return [userError('REQUIRED', fieldMessages.consents, [termsAccepted ? 'gdprConsentAccepted' : 'termsAccepted'])];
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
