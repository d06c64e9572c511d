import { basePriceMessage, fieldMessages } from '#shared/field-messages.ts';
import { MAX_SERVICE_MINUTES, TEXT_LIMITS } from '#shared/limits.ts';
import { parsePounds } from '#shared/money.ts';
import type { FormError } from '~/forms/validation.ts';
import { type ApplicationDraft, chosenServices, fieldId, priceOf, type ServicePrice } from './application-draft.ts';

export const NO_SERVICES_MESSAGE = fieldMessages.noServices;

export const MAX_DESCRIPTION = TEXT_LIMITS.serviceDescription;

/** Null unless it is a whole number of at least 1. */
export function parseMinutes(typed: string): number | null {
  const trimmed = typed.trim();
  const minutes = /^\d{1,6}$/.test(trimmed) ? Number(trimmed) : 0;
  return minutes >= 1 && minutes <= MAX_SERVICE_MINUTES ? minutes : null;
}

/** Field and message of each error in a service's price, in page order (JOIN-15, JOIN-16). */
function priceErrors(service: string, price: ServicePrice): [keyof ServicePrice, string][] {
  const base = parsePounds(price.basePrice);
  const high = parsePounds(price.highPrice);
  const errors: [keyof ServicePrice, string][] = [];
  if (!price.basePrice.trim()) errors.push(['basePrice', basePriceMessage(service)]);
  else if (base === null)
    errors.push(['basePrice', `Enter the base price for ${service} in pounds, such as 40 or 40.50`]);
  if (price.highPrice.trim()) {
    if (high === null)
      errors.push(['highPrice', `Enter the maximum price for ${service} in pounds, such as 60 or 60.50`]);
    else if (base !== null && high < base) {
      errors.push(['highPrice', `The maximum price for ${service} must not be below its base price`]);
    }
  }
  if (price.durationMinutes.trim() && parseMinutes(price.durationMinutes) === null) {
    errors.push(['durationMinutes', `Enter the duration for ${service} in whole minutes, at least 1`]);
  }
  if (price.description.trim().length > MAX_DESCRIPTION) {
    errors.push(['description', `Use at most ${MAX_DESCRIPTION} characters for ${service}`]);
  }
  return errors;
}

export function pricingErrors(draft: ApplicationDraft): FormError[] {
  const services = chosenServices(draft);
  if (services.length === 0) return [{ fieldId: fieldId('pricing'), message: NO_SERVICES_MESSAGE }];
  return services.flatMap((service, index) =>
    priceErrors(service, priceOf(draft, service)).map(([part, message]) => ({
      fieldId: fieldId('pricing', `${index}-${part}`),
      message,
    })),
  );
}
