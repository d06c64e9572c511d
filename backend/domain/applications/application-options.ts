import { listAreas, listCompanies, listWorkshops } from '../../store/applications/application-options.ts';
import { listTimeSlots } from '../../store/availability/availability.ts';
import { listImmediateServices, listServices } from '../../store/catalogue/services.ts';
import type { Queries } from '../../store/database/database.ts';

/** Where a specialist works, as the applicant chooses it (JOIN-21, ENT-17). */
export const serviceModes = [
  { id: 'both', name: 'Workshop and travel', description: 'You work in a workshop and also go to the customer.' },
  { id: 'workshop', name: 'Workshop only', description: 'Customers come to a workshop.' },
  { id: 'travel', name: 'Travel only', description: 'You go to the customer’s home or wherever the job is.' },
] as const;

export type ServiceMode = (typeof serviceModes)[number]['id'];

/** Everything that an applicant can choose from. */
export async function loadApplicationOptions(db: Queries) {
  const [services, immediateServices, areas, timeSlots, companies, workshops] = await Promise.all([
    listServices(db),
    listImmediateServices(db),
    listAreas(db),
    listTimeSlots(db),
    listCompanies(db),
    listWorkshops(db),
  ]);
  return { services, immediateServices, areas, timeSlots, companies, workshops };
}

export type ApplicationOptions = Awaited<ReturnType<typeof loadApplicationOptions>>;
