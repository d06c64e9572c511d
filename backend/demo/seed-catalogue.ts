import type { Insertable } from 'kysely';
import { specialistResource, workshopResource } from '../store/availability/resources.ts';
import type { Queries } from '../store/database/database.ts';
import { insertAll } from '../store/database/rows.ts';
import type { Tables } from '../store/database/tables.ts';
import { createRandom, pence } from './numbers.ts';
import type { Calendar } from './schedule.ts';
import { craftReviews, craftSpecialists } from './specialists/crafts.ts';
import { electricalReviews, electricalSpecialists } from './specialists/electrics.ts';
import { homeReviews, homeSpecialists } from './specialists/homes.ts';
import { vehicleReviews, vehicleSpecialists } from './specialists/vehicles.ts';
import type { DemoSpecialist } from './types.ts';
import { workshops } from './workshops.ts';

/**
 * Takes one of each group in turn, so that the first page of the directory is varied.
 */
function mixed(groups: DemoSpecialist[][]): DemoSpecialist[] {
  const longest = Math.max(...groups.map((group) => group.length));
  return Array.from({ length: longest }, (_, index) => groups.flatMap((group) => group[index] ?? [])).flat();
}

/** In the order of their ids, from 1. */
export const demoSpecialists = mixed([homeSpecialists, vehicleSpecialists, craftSpecialists, electricalSpecialists]);

export function specialistId(name: string): number {
  return demoSpecialists.findIndex((specialist) => specialist.name === name) + 1;
}

export function workshopId(name: string): number {
  return workshops.findIndex((workshop) => workshop.name === name) + 1;
}

const areaNames = [...new Set(demoSpecialists.flatMap(({ areas }) => Object.keys(areas)))];

const companyNames = [...new Set(demoSpecialists.flatMap(({ companies = [] }) => companies))];

const idIn = (names: string[], name: string) => names.indexOf(name) + 1;

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

const penceOf = (pounds: number | null = null) => (pounds === null ? null : pence(pounds));

/** Rows from the `first` to the `last` hour of these days. Time slot 1 begins at 08:00. */
function hourRows(resource: ReturnType<typeof specialistResource>, days: number[], [first, last]: [number, number]) {
  const timeSlots = Array.from({ length: last - first + 1 }, (_, index) => first + index - 7);
  return days.flatMap((weekday) => timeSlots.map((slot_id) => ({ resource, weekday, slot_id })));
}

interface Numbered {
  specialist: DemoSpecialist;
  id: number;
}

/** Columns of the row pass through, so that a new one needs nothing here. */
function specialistRow({ specialist, id }: Numbered, photo: string | null): Insertable<Tables['specialists']> {
  const { price, areas, workshops, companies, offers, days, hours, ...columns } = specialist;
  return {
    certified: 0,
    liability_insurance: 'Yes',
    ...columns,
    id,
    photo,
    base_price_pence: penceOf(price?.[0]),
    price_high_pence: penceOf(price?.[1]),
  };
}

const offerRows = ({ specialist, id }: Numbered, serviceIds: Map<string, number>) =>
  specialist.offers.map(([service, name, price, minutes, about]) => ({
    specialist_id: id,
    service_id: serviceIds.get(service) ?? 0,
    name,
    custom_description: about ?? null,
    base_price_pence: penceOf(price?.[0]),
    price_high_pence: penceOf(price?.[1]),
    estimated_duration_minutes: minutes ?? null,
  }));

const areaRows = ({ specialist, id }: Numbered) =>
  Object.entries(specialist.areas).map(([name, fee]) => ({
    specialist_id: id,
    area_id: idIn(areaNames, name),
    travel_fee_pence: penceOf(fee),
  }));

const workshopRows = ({ specialist, id }: Numbered) =>
  (specialist.workshops ?? []).map((name) => ({ specialist_id: id, workshop_id: workshopId(name) }));

const companyRows = ({ specialist, id }: Numbered) =>
  (specialist.companies ?? []).map((name) => ({ specialist_id: id, company_id: idIn(companyNames, name) }));

async function seedSpecialists(
  db: Queries,
  serviceIds: Map<string, number>,
  photos: ReadonlyMap<number, string>,
): Promise<void> {
  const numbered = demoSpecialists.map((specialist, index) => ({ specialist, id: index + 1 }));
  const specialists = numbered.map((entry) => specialistRow(entry, photos.get(entry.id) ?? null));
  const offers = numbered.flatMap((entry) => offerRows(entry, serviceIds));
  const hours = numbered.flatMap(({ specialist, id }) =>
    hourRows(specialistResource(id), specialist.days, specialist.hours),
  );
  // One by one: SQLite would store null, not the default, for what only some rows of a batch name.
  for (const row of specialists) await insertAll(db, 'specialists', [row]);
  await insertAll(db, 'specialist_services', offers);
  await insertAll(db, 'specialist_areas', numbered.flatMap(areaRows));
  await insertAll(db, 'specialist_workshops', numbered.flatMap(workshopRows));
  await insertAll(db, 'specialist_companies', numbered.flatMap(companyRows));
  await insertAll(db, 'working_hours', hours);
}
