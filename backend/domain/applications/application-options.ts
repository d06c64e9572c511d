import { listTimeSlots } from '../../store/availability/availability.ts';
import { listCompanyServices, listImmediateServices, listNames, listServices } from '../../store/catalogue/lists.ts';
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
  const [services, immediateServices, areas, timeSlots, companies, companyServices, workshops] = await Promise.all([
    listServices(db),
    listImmediateServices(db),
    listNames(db, 'areas'),
    listTimeSlots(db),
    listNames(db, 'companies'),
    listCompanyServices(db),
    listNames(db, 'workshops'),
  ]);
  const servicesOf = (id: number) =>
    companyServices.filter(({ companyId }) => companyId === id).map(({ service }) => service);
  return {
    services,
    immediateServices,
    areas,
    timeSlots,
    workshops,
    companies: companies.map((company) => ({ ...company, services: servicesOf(company.id) })),
  };
}

export type ApplicationOptions = Awaited<ReturnType<typeof loadApplicationOptions>>;
