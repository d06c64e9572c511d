import type { z } from 'zod';
import { readEscapedJson } from '../wire/json.ts';
import { lazy, lazyList, readList, readRecords } from '../wire/list.ts';
import { moment } from '../wire/london-time.ts';
import { field, missing, record, required, View } from '../wire/record.ts';
import { address, decodedText, flooredCount, id, minutes, number, pence, personName, text } from '../wire/scalars.ts';

function specialistService(content: typeof text) {
  return record(
    {
      service_id: id,
      service_type: required(content),
      custom_description: content,
      base_price: pence,
      price_high: pence,
      estimated_duration: minutes,
    },
    (wire) => ({
      serviceId: wire.service_id,
      name: wire.service_type,
      description: wire.custom_description,
      basePence: wire.base_price,
      highPence: wire.price_high,
      estimatedDurationMinutes: wire.estimated_duration,
    }),
  );
}

const escapedService = specialistService(text);
const decodedService = specialistService(decodedText);

/**
 * ENT-04, ENT-05: a list, or JSON in a string whose characters may be HTML-escaped. Empty, with
 * `isUnreadable`, when it is neither.
 */
export const specialistServices = field(
  'a list of services',
  (value) => {
    const json = typeof value === 'string' && value.trim() !== '' ? readEscapedJson(value) : { value, decoded: false };
    const list = readList(json?.value);
    const isUnreadable = list === undefined && value !== null && value !== undefined && value !== '';
    const service = json?.decoded ? decodedService : escapedService;
    return { items: lazy(() => readRecords(list ?? [], service).items), isUnreadable };
  },
  'list',
);

export type SpecialistServiceRecord = z.output<typeof escapedService>;

/** ENT-08. A review without a readable rating keeps its text and doesn't count for the average. */
const review = record({ rating: number, review_text: text, created_at: moment }, (wire) => ({
  rating: wire.rating,
  comment: wire.review_text,
  createdAt: wire.created_at,
}));

const company = record({ company_id: id, company_name: required(text) }, (wire) => ({
  companyId: wire.company_id,
  name: wire.company_name,
}));

const workshop = record({ workshop_id: id, workshop_name: required(text) }, (wire) => ({
  workshopId: wire.workshop_id,
  name: wire.workshop_name,
}));

const serviceArea = record({ location_id: id, location: required(text), travel_fee: pence }, (wire) => ({
  areaId: wire.location_id,
  name: wire.location,
  travelFeePence: wire.travel_fee,
}));

const dayName = required(text);
const dayRecord = record({ day: dayName }, ({ day }) => day);

/** A day of the week, as a record or a bare name. */
const availableDay = field('a day', (value) => (typeof value === 'object' ? dayRecord : dayName).safeParse(value).data);

const fields = {
  specialist_id: id,
  id,
  specialist_name: personName,
  service_type: text,
  average_rating: number,
  bio: text,
  specialist_photo: address,
  base_price: pence,
  price_high: pence,
  years_of_experience: text,
  certified: text,
  estimated_duration: minutes,
  liabilityInsurance: text,
  serviceMode: text,
  service_mode: text,
  willingToTravel: text,
  services: specialistServices,
  reviews: lazyList(review),
  workshops: lazyList(workshop),
  companies: lazyList(company),
  locations: lazyList(serviceArea),
  availability: lazyList(availableDay),
  total_pages: flooredCount,
};

/**
 * A specialist as the graph has one, where names and types are the same; a page has up to 100, so
 * lists are parsed on first use.
 */
class SpecialistView extends View<z.output<z.ZodObject<typeof fields>>> {
  readonly id: string;
  readonly name = this.source.specialist_name;
  readonly trade = this.source.service_type;
  readonly storedRating = this.source.average_rating;
  readonly bio = this.source.bio;
  readonly photo = this.source.specialist_photo;
  readonly basePence = this.source.base_price;
  readonly highPence = this.source.price_high;
  readonly yearsOfExperience = this.source.years_of_experience;
  readonly certified = this.source.certified;
  readonly estimatedDurationMinutes = this.source.estimated_duration;
  readonly liabilityInsurance = this.source.liabilityInsurance;
  readonly serviceMode = this.source.serviceMode ?? this.source.service_mode;
  readonly willingToTravel = this.source.willingToTravel;
  readonly hasUnreadableServices = this.source.services.isUnreadable;
  readonly totalPages = this.source.total_pages;

  constructor(source: z.output<z.ZodObject<typeof fields>>, specialistId: string) {
    super(source);
    this.id = specialistId;
  }

  get services() {
    return this.source.services.items();
  }
  get reviews() {
    return this.source.reviews();
  }
  get workshops() {
    return this.source.workshops();
  }
  get companies() {
    return this.source.companies();
  }
  get serviceAreas() {
    return this.source.locations();
  }
  get availableDays() {
    return this.source.availability();
  }
}

/** ENT-01, ENT-03: a specialist of the list calls. Without an id, no one could book them. */
export const specialistRecord = record(fields, (wire, context) => {
  const specialistId = wire.specialist_id ?? wire.id;
  if (specialistId !== null) return new SpecialistView(wire, specialistId);
  return missing(context, 'specialist_id');
});

export type SpecialistRecord = SpecialistView;
