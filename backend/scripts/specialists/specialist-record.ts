import { londonTimestamp } from '#shared/london/clock.ts';
import { WEEKDAYS } from '#shared/london/days.ts';
import { formatPriceRange } from '#shared/money.ts';
import { fieldsOf } from '../../domain/catalogue/records.ts';
import type { SpecialistDetails } from '../../store/specialists/specialists.ts';
import { htmlEscapedJson, idText, pounds, yesNo } from '../http/php-values.ts';

/** One decimal, or none without reviews (ENT-02). */
function averageRating(reviews: { rating: number }[]): number | null {
  if (reviews.length === 0) return null;
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return Math.round((sum / reviews.length) * 10) / 10;
}

/** `£40` or `£40 - £60`; null without a price: pages have a text for that (MONEY-02, C-101). */
function priceFormatted(low: number | null, high: number | null): string | null {
  if (low === null) return null;
  return formatPriceRange(low, high ?? low);
}

/** The columns of a specialist's row that are fields, under their names in the scripts. */
function wireFields(specialist: SpecialistDetails): Record<string, unknown> {
  return Object.fromEntries(
    fieldsOf('specialists').flatMap(([, { kind, column, stored, wire = column }]) => {
      if (column === undefined || wire === undefined) return [];
      const raw: unknown = Reflect.get(specialist, column);
      if (kind === 'price') return [[wire, pounds(raw as number | null)]];
      const value = stored ? stored.read(raw) : raw;
      return [[wire, typeof value === 'boolean' ? yesNo(value) : value]];
    }),
  );
}

/**
 * A specialist as the list scripts write one (ENT-01). The documented scripts are inconsistent
 * about `services` and the service mode, and so is this: every third specialist's services are
 * HTML-escaped JSON, and every second one's mode is `service_mode`.
 */
export function specialistRecord(specialist: SpecialistDetails) {
  const services = specialist.services.map((service) => ({
    service_id: idText(service.service_id),
    service_type: service.name,
    custom_description: service.custom_description,
    base_price: pounds(service.base_price_pence),
    price_high: pounds(service.price_high_pence),
    estimated_duration: service.estimated_duration_minutes,
  }));
  const { serviceMode, ...fields } = wireFields(specialist);
  return {
    specialist_id: idText(specialist.id),
    ...fields,
    [specialist.id % 2 === 0 ? 'service_mode' : 'serviceMode']: serviceMode,
    average_rating: averageRating(specialist.reviews),
    specialist_photo: specialist.photo === null ? null : `uploads/${specialist.photo}`,
    price_formatted: priceFormatted(specialist.base_price_pence, specialist.price_high_pence),
    services: specialist.id % 3 === 0 ? htmlEscapedJson(services) : services,
    reviews: specialist.reviews.map(({ rating, review_text, created_at }) => ({
      rating,
      review_text,
      created_at: londonTimestamp(new Date(created_at)),
    })),
    workshops: specialist.workshops.map(({ workshop_id, name }) => ({
      workshop_id: idText(workshop_id),
      workshop_name: name,
    })),
    companies: specialist.companies.map(({ company_id, name }) => ({
      company_id: idText(company_id),
      company_name: name,
    })),
    locations: specialist.areas.map(({ area_id, name, travel_fee_pence }) => ({
      location_id: idText(area_id),
      location: name,
      travel_fee: pounds(travel_fee_pence),
    })),
    availability: specialist.weekdays.map((weekday) => ({ day: WEEKDAYS[weekday - 1] })),
  };
}
