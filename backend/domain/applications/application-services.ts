import { basePriceMessage, fieldMessages } from '#shared/field-messages.ts';
import { optionalLine, optionalText } from '#shared/forms/fields.ts';
import { MAX_SERVICE_MINUTES, TEXT_LIMITS } from '#shared/limits.ts';
import { parsePounds } from '#shared/money.ts';
import { normaliseLine } from '#shared/typed-text.ts';
import { Form, textsOf } from '../forms/form.ts';
import { parseObject } from '../forms/json-text.ts';
import { type NamedOffer, readNamedOffers } from './application-choices.ts';
import type { ApplicationOptions } from './application-options.ts';
import type { ApplicationParts } from './application-parts.ts';

export interface OfferedService extends NamedOffer {
  basePricePence: number;
  /** Null when there is one price only. */
  highPricePence: number | null;
  durationMinutes: number | null;
  /** The applicant's own description. */
  priceDescription: string | null;
}

/** The price of one service (JOIN-15, JOIN-16). Adds its errors to `form`. */
function readPrice(form: Form, { name, description }: NamedOffer, price: unknown): OfferedService {
  const entry = new Form(textsOf(price));
  const text = (field: string) => entry.text(field, optionalLine(TEXT_LIMITS.name));
  const [lowText, highText, minutesText] = [text('base_price'), text('price_high'), text('estimated_duration')];
  const basePricePence = parsePounds(lowText);
  const highPricePence = highText === '' ? null : parsePounds(highText);
  if (basePricePence === null) entry.add('servicePricing', basePriceMessage(name));
  if (highText !== '' && (highPricePence === null || highPricePence < (basePricePence ?? 0)))
    entry.add('servicePricing', `The maximum price of “${name}” must not be below its base price.`);
  const durationMinutes = /^[1-9]\d{0,5}$/.test(minutesText) ? Number(minutesText) : null;
  if (minutesText !== '' && (durationMinutes === null || durationMinutes > MAX_SERVICE_MINUTES))
    entry.add('servicePricing', `The estimated duration of “${name}” is a number of minutes, at least 1.`);
  const priceDescription = entry.text('custom_description', optionalText(TEXT_LIMITS.serviceDescription));
  form.add('servicePricing', ...entry.errors.map((error) => error.message));
  return {
    name,
    description,
    basePricePence: basePricePence ?? 0,
    highPricePence,
    durationMinutes,
    priceDescription: priceDescription || null,
  };
}

/** At least one service, each with its price. */
export function readServices(form: Form, parts: ApplicationParts, options: ApplicationOptions): OfferedService[] {
  const services = readNamedOffers(form, parts, 'service', {
    chosen: 'services',
    options: options.services,
    custom: 'customServices',
  });
  if (services.length === 0) form.add('services', fieldMessages.services);
  const pricing = parseObject(parts.fields.get('servicePricing') ?? '');
  if (pricing === null) {
    form.add('servicePricing', 'We couldn’t read the prices of the services.');
    return [];
  }
  const prices = new Map([...pricing].map(([name, price]) => [normaliseLine(name), price]));
  return services.map((service) => readPrice(form, service, prices.get(service.name)));
}
