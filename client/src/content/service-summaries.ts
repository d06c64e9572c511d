import type { ServiceSlug } from '~/site/service-slug.ts';

/** A service's texts wherever it is listed. */
interface ServiceSummary {
  /** As in the catalogue (SHELL-28), because links to the directory filter by it. */
  name: string;
  /** One sentence, for tiles and search engines. */
  summary: string;
}

/**
 * The summaries of the twelve services (SHELL-28), in catalogue order. They're separate from the
 * pages' texts, which the home page shouldn't load.
 */
export const serviceSummaries: Record<ServiceSlug, ServiceSummary> = {
  'vehicle-repair': {
    name: 'Vehicle Repair',
    summary: 'Servicing, MOT work and repairs for cars and vans, from a flat battery to a timing chain.',
  },
  'brake-repair': {
    name: 'Brake Repair',
    summary: 'Pads, discs, calipers, fluid and handbrakes, checked for free before any work is agreed.',
  },
  'plumbing-repair': {
    name: 'Plumbing',
    summary: 'Leaks, blocked drains, taps, toilets, radiators and bathroom fittings repaired.',
  },
  'electrical-repair': {
    name: 'Electrical Repair',
    summary: 'Sockets, lighting, fuse boards and appliances repaired and made safe.',
  },
  'electrical-diagnostics': {
    name: 'Electrical Diagnostics',
    summary: 'Tripping circuits, warning lights and drained batteries traced to the cause, at home and in the car.',
  },
  'hvac-repair': {
    name: 'HVAC Repair',
    summary: 'Boilers, heat pumps, air conditioning and ventilation serviced and repaired.',
  },
  carpentry: {
    name: 'Carpentry',
    summary: 'Doors, floors, stairs, fitted furniture and furniture repairs in wood.',
  },
  'cleaning-service': {
    name: 'Cleaning Service',
    summary: 'Homes, offices, carpets and end-of-tenancy cleans, with materials included.',
  },
  couriers: {
    name: 'Couriers',
    summary: 'Same-day parcels, furniture and parts collected and delivered across the East Midlands.',
  },
  landscaping: {
    name: 'Landscaping',
    summary: 'Lawns, hedges, patios, fencing and garden clearance, as a one-off or all year round.',
  },
  towing: {
    name: 'Towing',
    summary: 'Breakdown recovery, and vehicle transport to a garage or to your home.',
  },
  tailoring: {
    name: 'Tailoring',
    summary: 'Alterations, repairs and made-to-measure clothing, curtains and upholstery covers.',
  },
};

/** The services with a free diagnosis (SHELL-25); the others have no fault to diagnose. */
const diagnosedServices: readonly ServiceSlug[] = [
  'vehicle-repair',
  'brake-repair',
  'plumbing-repair',
  'electrical-repair',
  'electrical-diagnostics',
  'hvac-repair',
  'carpentry',
];

export const hasFreeDiagnosis = (slug: ServiceSlug): boolean => diagnosedServices.includes(slug);
