import { workshopResource } from '../availability/resources.ts';
import type { Queries } from '../database/database.ts';
import { insertAll } from '../database/insert.ts';
import { areaNames, companyNames } from './catalogue-ids.ts';
import type { Calendar } from './schedule.ts';
import { seedReviews } from './seed-reviews.ts';
import { hourRows, seedSpecialists } from './seed-specialists.ts';
import { workshops } from './workshops.ts';

/**
 * Workshops, areas, companies and specialists with their hours and reviews. `photos` are by
 * specialist id.
 */
export async function seedCatalogue(
  db: Queries,
  calendar: Calendar,
  photos: ReadonlyMap<number, string>,
): Promise<void> {
  const services = await db.selectFrom('services').select(['id', 'name']).execute();
  const serviceIds = new Map(services.map(({ id, name }) => [name, id]));
  await insertAll(
    db,
    'workshops',
    workshops.map(({ services, days, hours, ...columns }, index) => ({ ...columns, id: index + 1 })),
  );
  await insertAll(
    db,
    'workshop_services',
    workshops.flatMap((workshop, index) =>
      workshop.services.map((name) => ({ workshop_id: index + 1, service_id: serviceIds.get(name) ?? 0 })),
    ),
  );
  await insertAll(
    db,
    'working_hours',
    workshops.flatMap((workshop, index) => hourRows(workshopResource(index + 1), workshop.days, workshop.hours)),
  );
  await insertAll(
    db,
    'areas',
    areaNames.map((name, index) => ({ id: index + 1, name })),
  );
  await insertAll(
    db,
    'companies',
    companyNames.map((name, index) => ({ id: index + 1, name })),
  );
  await seedSpecialists(db, serviceIds, photos);
  await seedReviews(db, calendar);
}
