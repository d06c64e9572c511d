import { z } from 'zod';
import { readEscapedJson } from '../wire/escaped-json.ts';
import { field } from '../wire/field.ts';
import { innerList, readList, readRecords } from '../wire/list.ts';
import { moment } from '../wire/london-time.ts';
import { required } from '../wire/required.ts';
import { decodedText, id, minutes, number, pence, text } from '../wire/scalars.ts';

function specialistService(words: typeof text) {
  return z
    .object({
      service_id: id,
      service_type: required(words),
      custom_description: words,
      base_price: pence,
      price_high: pence,
      estimated_duration: minutes,
    })
    .transform((wire) => ({
      serviceId: wire.service_id,
      name: wire.service_type,
      description: wire.custom_description,
      basePence: wire.base_price,
      highPence: wire.price_high,
      durationMinutes: wire.estimated_duration,
    }));
}

const escapedService = specialistService(text);
const decodedService = specialistService(decodedText);

/** ENT-04, ENT-05: a list, or JSON as a text whose characters may be HTML-escaped; what cannot be read is an empty list, and said so. */
const services = field('a list of services', (value) => {
  const json = typeof value === 'string' && value.trim() !== '' ? readEscapedJson(value) : { value, decoded: false };
  const list = readList(json?.value);
  const isUnreadable = list === undefined && value !== null && value !== undefined && value !== '';
  const { items } = readRecords(list ?? [], json?.decoded ? decodedService : escapedService);
  return { items, isUnreadable };
});

/** ENT-08. A review without a readable rating keeps its words and counts for no mean. */
const review = z
  .object({ rating: number, review_text: text, created_at: moment })
  .transform((wire) => ({ rating: wire.rating, text: wire.review_text, createdAt: wire.created_at }));

const company = z
  .object({ company_id: id, company_name: required(text) })
  .transform((wire) => ({ id: wire.company_id, name: wire.company_name }));

const workshop = z
  .object({ workshop_id: id, workshop_name: required(text) })
  .transform((wire) => ({ id: wire.workshop_id, name: wire.workshop_name }));

const serviceArea = z
  .object({ location_id: id, location: required(text), travel_fee: pence })
  .transform((wire) => ({ id: wire.location_id, name: wire.location, travelFeePence: wire.travel_fee }));

const availableDay = z.union([z.object({ day: required(text) }).transform(({ day }) => day), required(text)]);

/** ENT-01, ENT-03: a specialist of the list calls. Without an id nobody can be booked, so the record is worth nothing. */
export const specialistRecord = z
  .object({
    specialist_id: id,
    id,
    specialist_name: text,
    service_type: text,
    average_rating: number,
    bio: text,
    specialist_photo: text,
    base_price: pence,
    price_high: pence,
    years_of_experience: text,
    certified: text,
    estimated_duration: minutes,
    liabilityInsurance: text,
    serviceMode: text,
    service_mode: text,
    willingToTravel: text,
    services,
    reviews: innerList(review),
    workshops: innerList(workshop),
    companies: innerList(company),
    locations: innerList(serviceArea),
    availability: innerList(availableDay),
    total_pages: number,
  })
  .transform((wire, context) => {
    const specialistId = wire.specialist_id ?? wire.id;
    if (specialistId === null) {
      context.addIssue({ code: 'custom', message: 'missing', path: ['specialist_id'] });
      return z.NEVER;
    }
    return {
      id: specialistId,
      name: wire.specialist_name,
      trade: wire.service_type,
      storedRating: wire.average_rating,
      bio: wire.bio,
      photo: wire.specialist_photo,
      basePence: wire.base_price,
      highPence: wire.price_high,
      yearsOfExperience: wire.years_of_experience,
      certified: wire.certified,
      durationMinutes: wire.estimated_duration,
      liabilityInsurance: wire.liabilityInsurance,
      serviceMode: wire.serviceMode ?? wire.service_mode,
      willingToTravel: wire.willingToTravel,
      services: wire.services.items,
      hasUnreadableServices: wire.services.isUnreadable,
      reviews: wire.reviews,
      workshops: wire.workshops,
      companies: wire.companies,
      serviceAreas: wire.locations,
      availableDays: wire.availability,
      totalPages: wire.total_pages,
    };
  });

export type SpecialistRecord = z.output<typeof specialistRecord>;
