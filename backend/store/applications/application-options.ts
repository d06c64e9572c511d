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

export function listWorkshops(db: Queries): Promise<Named[]> {
  return db.selectFrom('workshops').select(['id', 'name']).orderBy('name').execute();
}
