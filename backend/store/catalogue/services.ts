import type { Queries } from '../database/database.ts';

export interface Service {
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
