import type { Queries } from '../database/database.ts';

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

export function listImmediateServices(db: Queries): Promise<{ id: number; name: string }[]> {
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

export interface Named {
  id: number;
  name: string;
}

/** The areas that specialists serve. */
export function listAreas(db: Queries): Promise<Named[]> {
  return db.selectFrom('areas').select(['id', 'name']).orderBy('name').execute();
}

/** The companies that certify specialists. */
export function listCompanies(db: Queries): Promise<Named[]> {
  return db.selectFrom('companies').select(['id', 'name']).orderBy('name').execute();
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

export function listWorkshops(db: Queries): Promise<Named[]> {
  return db.selectFrom('workshops').select(['id', 'name']).orderBy('name').execute();
}
