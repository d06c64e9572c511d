import type { Queries } from '../database/database.ts';

export interface Named {
  id: number;
  name: string;
}

interface Service {
  id: number;
  name: string;
  description: string;
  icon_class: string;
}

export function listServices(db: Queries): Promise<Service[]> {
  return db.selectFrom('services').selectAll().orderBy('id').execute();
}

export function findService(db: Queries, id: number): Promise<Service | undefined> {
  return db.selectFrom('services').selectAll().where('id', '=', id).executeTakeFirst();
}

export function listImmediateServices(db: Queries): Promise<Named[]> {
  return db.selectFrom('immediate_services').select(['id', 'name']).orderBy('id').execute();
}

interface Workshop {
  id: number;
  name: string;
  address: string;
}

export function listWorkshopsByService(db: Queries, serviceId: number): Promise<Workshop[]> {
  return db
    .selectFrom('workshops')
    .innerJoin('workshop_services', 'workshop_services.workshop_id', 'workshops.id')
    .where('workshop_services.service_id', '=', serviceId)
    .select(['workshops.id', 'workshops.name', 'workshops.address'])
    .orderBy('workshops.name')
    .execute();
}

/** By name. */
export function listNames(db: Queries, table: 'areas' | 'companies' | 'workshops'): Promise<Named[]> {
  return db.selectFrom(table).select(['id', 'name']).orderBy('name').execute();
}

/** Which services the specialists of each company offer. */
export function listCompanyServices(db: Queries): Promise<{ companyId: number; service: string }[]> {
  return db
    .selectFrom('specialist_companies')
    .innerJoin('specialist_services', 'specialist_services.specialist_id', 'specialist_companies.specialist_id')
    .innerJoin('services', 'services.id', 'specialist_services.service_id')
    .select(['specialist_companies.company_id as companyId', 'services.name as service'])
    .distinct()
    .orderBy('service')
    .execute();
}
