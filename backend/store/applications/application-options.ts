import type { Queries } from '../database/database.ts';

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
