import { basePriceMessage, fieldMessages } from '#shared/field-messages.ts';
import { MAX_SERVICE_MINUTES, TEXT_LIMITS } from '#shared/limits.ts';
import { parsePounds } from '#shared/money.ts';
import type { FormError } from '~/forms/validation.ts';
import { type ApplicationDraft, noPrice, offeredServices, type ServicePrice } from './application-draft.ts';
import { fieldId } from './field-id.ts';

export const NO_SERVICES_TEXT = fieldMessages.noServices;

export const MAX_WORDS = TEXT_LIMITS.serviceDescription;

/** What is typed for a service; empty fields where nothing is. */
export function priceOf({ pricing }: Pick<ApplicationDraft, 'pricing'>, service: string): ServicePrice {
  return (Object.hasOwn(pricing, service) && pricing[service]) || noPrice;
}

/** Whole minutes of at least 1 as typed; null when it is something else. */
export function minutesIn(typed: string): number | null {
  const tidy = typed.trim();
  const minutes = /^\d{1,6}$/.test(tidy) ? Number(tidy) : 0;
  return minutes >= 1 && minutes <= MAX_SERVICE_MINUTES ? minutes : null;
}

/** What is wrong with one service's price (JOIN-15, JOIN-16), in the order of its fields. */
function flawsOf(service: string, price: ServicePrice): [keyof ServicePrice, string][] {
  const base = parsePounds(price.basePrice);
  const high = parsePounds(price.highPrice);
  const flaws: [keyof ServicePrice, string][] = [];
  if (!price.basePrice.trim()) flaws.push(['basePrice', basePriceMessage(service)]);
  else if (base === null)
    flaws.push(['basePrice', `Enter the base price for ${service} in pounds, such as 40 or 40.50`]);
  if (price.highPrice.trim()) {
    if (high === null)
      flaws.push(['highPrice', `Enter the maximum price for ${service} in pounds, such as 60 or 60.50`]);
    else if (base !== null && high < base) {
      flaws.push(['highPrice', `The maximum price for ${service} must not be below its base price`]);
    }
  }
  if (price.durationMinutes.trim() && minutesIn(price.durationMinutes) === null) {
    flaws.push(['durationMinutes', `Enter the duration for ${service} in whole minutes, at least 1`]);
  }
  if (price.description.trim().length > MAX_WORDS) {
    flaws.push(['description', `Use at most ${MAX_WORDS} characters for ${service}`]);
  }
  return flaws;
}

export function pricingErrors(draft: ApplicationDraft): FormError[] {
  const services = offeredServices(draft);
  if (services.length === 0) return [{ fieldId: fieldId('pricing'), message: NO_SERVICES_TEXT }];
  return services.flatMap((service, index) =>
    flawsOf(service, priceOf(draft, service)).map(([part, message]) => ({
      fieldId: fieldId('pricing', `${index}-${part}`),
      message,
    })),
  );
}

/** How many of the offered services have a base price, for the sheet; empty while none has. */
export function priceInShort(draft: ApplicationDraft): string {
  const services = offeredServices(draft);
  const priced = services.filter((service) => parsePounds(priceOf(draft, service).basePrice) !== null);
  if (priced.length === 0) return '';
  return priced.length === services.length ? `${priced.length} set` : `${priced.length} of ${services.length} set`;
}
