import { type CompleteRecords, insuranceStatuses, serviceModeIds } from '../domain/catalogue/records.ts';
import { clearable, hours, minutes, names, offers, priceRange, servedAreas, yesOrNo } from './catalogue-inputs.ts';
import { choice, line, optional } from './inputs.ts';

/** The options for everything that customers see about a specialist. */
export const specialistOptions = {
  trade: optional(line('what the specialist is, for example Plumber', 'TRADE')),
  bio: optional(clearable('a few sentences about the specialist', 'TEXT')),
  photo: optional(line('a photo on this machine: JPEG, PNG, WebP, GIF or AVIF', 'FILE', 1000)),
  service: offers,
  price: optional(priceRange('lowest and highest price; if left out, those of the services')),
  duration: optional(minutes('how long a job usually takes')),
  hours: optional(hours),
  area: servedAreas,
  workshop: names('a workshop where the specialist works'),
  company: names('a company that the specialist is certified by'),
  mode: optional(choice('where the specialist works', serviceModeIds)),
  travels: optional(clearable('how far the specialist travels, for example “15 miles”', 'TEXT')),
  years: optional(clearable('years of experience, for example “10+”', 'TEXT')),
  certified: optional(yesOrNo('whether certificates have been checked')),
  insurance: optional(choice('liability insurance', insuranceStatuses)),
  immediate: names('a kind of immediate service that the specialist can be called for'),
};

type ServiceMode = CompleteRecords['specialists']['serviceMode'];

/** Where a specialist works when no mode is set. */
export function defaultMode(workshops: readonly string[], areas: readonly unknown[]): ServiceMode {
  if (workshops.length === 0) return 'travel';
  return areas.length === 0 ? 'workshop' : 'both';
}

/** The reasons why customers can't find or book the specialist. */
export function missingDetails({
  services,
  hours,
  serviceMode,
  workshops,
  areas,
}: CompleteRecords['specialists']): string[] {
  const missing: string[] = [];
  if (services.length === 0) missing.push('Cannot be booked yet: offers no service (--service).');
  if (hours === '') missing.push('Cannot be booked yet: has no hours (--hours).');
  if (serviceMode === 'workshop' && workshops.length === 0)
    missing.push('Works in workshops only, and has none (--workshop).');
  if (areas.length === 0 && workshops.length === 0)
    missing.push('Is not found by customers who search for a town: has no area (--area).');
  return missing;
}
