import type { CompleteRecords } from '../../domain/catalogue/records.ts';
import { inOrder, names } from '../catalogue/catalogue-inputs.ts';
import { type Inputs, line, optional } from '../command-line/inputs.ts';

/** What isn't part of the catalogue's record. */
const extraOptions = {
  photo: optional(line('a photo on this machine: JPEG, PNG, WebP, GIF or AVIF', 'FILE', 1000)),
  immediate: names('a kind of immediate service that the specialist can be called for'),
};

/** What the help lists first. */
const firstOptions = [
  ...['trade', 'bio', 'photo', 'service', 'price', 'duration', 'hours'],
  ...['area', 'workshop', 'company', 'mode', 'travels'],
];

/** The options for everything that customers see about a specialist. */
export function specialistOptions(fields: Inputs): Inputs & typeof extraOptions {
  return { ...inOrder(firstOptions, { ...fields, ...extraOptions }), ...extraOptions };
}

export const key = line('the id or the name of the specialist', 'KEY', 200);

type Specialist = CompleteRecords['specialists'];

/** Where a specialist works when no mode is set. */
export function defaultMode({ workshops = [], areas = [] }: Partial<Specialist>): Specialist['serviceMode'] {
  if (workshops.length === 0) return 'travel';
  return areas.length === 0 ? 'workshop' : 'both';
}

/** The reasons why customers can't find or book the specialist. */
export function missingDetails({ services, hours, serviceMode, workshops, areas }: Specialist): string[] {
  const missing: string[] = [];
  if (services.length === 0) missing.push('Cannot be booked yet: offers no service (--service).');
  if (hours === '') missing.push('Cannot be booked yet: has no hours (--hours).');
  if (serviceMode === 'workshop' && workshops.length === 0)
    missing.push('Works in workshops only, and has none (--workshop).');
  if (areas.length === 0 && workshops.length === 0)
    missing.push('Is not found by customers who search for a town: has no area (--area).');
  return missing;
}
