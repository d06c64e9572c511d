import type { Queries } from '../database/database.ts';

export interface Workshop {
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
