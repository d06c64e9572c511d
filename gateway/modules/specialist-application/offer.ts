import { basePriceMessage, fieldMessages } from '#shared/field-messages.ts';
import type { UserError } from '../../graphql/generated/schema.ts';
import { userError } from '../mutations/user-errors.ts';
import type { ApplicationArgs } from './input.ts';

/**
 * What an application must have as a whole, beyond its single fields (JOIN-13, JOIN-15, JOIN-18,
 * JOIN-22, JOIN-31).
 */
export function offerErrors(args: ApplicationArgs): UserError[] {
  return [
    ...serviceErrors(args),
    ...repeated(args, 'immediateServices', 'customImmediateServices'),
    ...pricingErrors(args),
    ...locationErrors(args),
    ...availabilityErrors(args),
    ...consentErrors(args),
  ];
}

function serviceErrors(args: ApplicationArgs): UserError[] {
  if (args.services.length + args.customServices.length > 0) return repeated(args, 'services', 'customServices');
  const message = fieldMessages.noServices;
  return [userError('REQUIRED', message, ['services'])];
}

/** C-76: a name occurs once, since prices go by it. */
function repeated<Own extends 'customServices' | 'customImmediateServices'>(
  args: ApplicationArgs,
  listed: 'services' | 'immediateServices',
  own: Own,
): UserError[] {
  const named = [
    ...args[listed].map((name, index) => ({ name, field: [listed, String(index)] })),
    ...args[own].map(({ name }, index) => ({ name, field: [own, String(index), 'name'] })),
  ];
  return doubles(named, ({ name }) => name.trim().toLowerCase()).map(({ name, field }) =>
    userError('INVALID', `Enter “${name.trim()}” only once`, field),
  );
}

/** Each service has one price, and nothing else has. */
function pricingErrors({ services, customServices, pricing }: ApplicationArgs): UserError[] {
  const names = [...services, ...customServices.map(({ name }) => name)].map((name) => name.trim());
  const priced = pricing.map(({ serviceName }, index) => ({
    name: serviceName.trim(),
    field: ['pricing', String(index), 'serviceName'],
  }));
  const isPriced = new Set(priced.map(({ name }) => name));
  return [
    ...names
      .filter((name) => name !== '' && !isPriced.has(name))
      .map((name) => userError('REQUIRED', basePriceMessage(name), ['pricing'])),
    ...priced
      .filter(({ name }) => !names.includes(name))
      .map(({ name, field }) => userError('INVALID', `“${name}” is not one of the chosen services.`, field)),
    ...doubles(priced, ({ name }) => name).map(({ name, field }) =>
      userError('INVALID', `“${name}” has more than one price.`, field),
    ),
  ];
}

function locationErrors({ locations, customLocations }: ApplicationArgs): UserError[] {
  if (locations.length + customLocations.length > 0) return [];
  return [userError('REQUIRED', fieldMessages.locations, ['locations'])];
}

function availabilityErrors({ availability }: ApplicationArgs): UserError[] {
  if (availability.length === 0) {
    const message = fieldMessages.workingDays;
    return [userError('REQUIRED', message, ['availability'])];
  }
  const days = availability.map(({ weekday }, index) => ({
    weekday,
    field: ['availability', String(index), 'weekday'],
  }));
  return doubles(days, ({ weekday }) => weekday).map(({ field }) =>
    userError('INVALID', 'Choose each day only once', field),
  );
}

/** JOIN-31. */
function consentErrors({ termsAccepted, gdprConsentAccepted }: ApplicationArgs): UserError[] {
  if (termsAccepted && gdprConsentAccepted) return [];
  const message = fieldMessages.consents;
  return [userError('REQUIRED', message, [termsAccepted ? 'gdprConsentAccepted' : 'termsAccepted'])];
}

/** Those whose key another one before them has. */
function doubles<T>(values: readonly T[], keyOf: (value: T) => string): T[] {
  const seen = new Set<string>();
  return values.filter((value) => {
    const key = keyOf(value);
    const isSeen = seen.has(key);
    seen.add(key);
    return isSeen;
  });
}
