import { workshopResource } from '../store/availability/resources.ts';
import type { Queries } from '../store/database/database.ts';
import { insertAll } from '../store/database/insert.ts';
import { areaNames, companyNames, specialistId } from './catalogue-ids.ts';
import { createRandom } from './random.ts';
import { craftReviews } from './reviews/crafts.ts';
import { electricalReviews } from './reviews/electrics.ts';
import { homeReviews } from './reviews/homes.ts';
import { vehicleReviews } from './reviews/vehicles.ts';
import type { Calendar } from './schedule.ts';
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

const reviewsBySpecialist = { ...vehicleReviews, ...homeReviews, ...electricalReviews, ...craftReviews };

async function seedReviews(db: Queries, calendar: Calendar): Promise<void> {
  const random = createRandom(1885);
  const rows = Object.entries(reviewsBySpecialist).flatMap(([name, list]) => {
    let age = 2 + random.below(12);
    return list.map(([rating, text]) => {
      const created = new Date(
        `${calendar.day(-age)}T${String(9 + random.below(11)).padStart(2, '0')}:${String(10 + random.below(49))}:00Z`,
      );
      age += 4 + random.below(70);
      return {
        specialist_id: specialistId(name),
        rating,
        review_text: text ?? null,
        created_at: created.toISOString(),
      };
    });
  });
  await insertAll(db, 'reviews', rows);
}
