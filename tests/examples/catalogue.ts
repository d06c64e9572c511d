import type { ReadExample } from './example.ts';
import { NEXT_WEEK } from './values.ts';

const ofService = (field: string) => `{ service(id: "service-3") { ${field} } }`;
const SPECIALISTS = { success: true, specialists: [{ specialist_id: 7, specialist_name: 'Priya Nair' }] };
const needsMore = true;

export const scripts = {
  listServices: {
    by: ['{ services { id } }', 'services'],
    parameters: [],
    needsMore,
    answer: {
      services: [
        { id: 1, name: 'Vehicle Repair' },
        { id: 3, name: 'Plumbing' },
      ],
    },
  },
  listWorkshops: {
    by: [ofService('workshops { id }'), 'service.workshops'],
    parameters: ['serviceId'],
    needsMore,
    answer: { locations: [{ id: 2, name: 'Frog Island Motors' }] },
  },
  // DIR-16: a missing list means an empty one.
  listSpecialists: {
    by: ['{ specialists { items { id } } }', 'specialists'],
    parameters: ['search', 'specialization', 'location', 'serviceType', 'businessType', 'page', 'per_page'],
    answer: { ...SPECIALISTS, total_pages: 1 },
  },
  listSpecialistsByService: {
    by: [ofService('specialists { id }'), 'service.specialists'],
    parameters: ['serviceId'],
    needsMore,
    answer: SPECIALISTS,
  },
  listAvailableDates: {
    by: [ofService('availableDates(location: { workshopId: "workshop-2" })'), 'service.availableDates'],
    parameters: ['serviceId', 'locationId', 'specialistId', 'isHomeService', 'isDifferentLocation'],
    needsMore,
    answer: { dates: [NEXT_WEEK] },
  },
  listTimeSlots: {
    by: [
      ofService(`timeSlots(date: "${NEXT_WEEK}", location: { workshopId: "workshop-2" }) { timeSlotId }`),
      'service.timeSlots',
    ],
    parameters: ['serviceId', 'date', 'locationId', 'specialistId'],
    needsMore,
    answer: { slots: [{ slot_id: 3, formatted_time: '10:00 AM' }] },
  },
} satisfies Record<string, ReadExample>;
