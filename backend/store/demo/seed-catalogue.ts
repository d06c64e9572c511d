import { specialistResource, workshopResource } from '../availability/resources.ts';
import type { Queries } from '../database/database.ts';
import { insertAll } from '../database/insert.ts';
import type { Calendar } from './diary.ts';
import { pence } from './pence.ts';
import { createRandom } from './random.ts';
import { craftReviews } from './reviews/crafts.ts';
import { electricalReviews } from './reviews/electrics.ts';
import { homeReviews } from './reviews/homes.ts';
import { vehicleReviews } from './reviews/vehicles.ts';
import { craftSpecialists } from './specialists/crafts.ts';
import { electricalSpecialists } from './specialists/electrics.ts';
import { homeSpecialists } from './specialists/homes.ts';
import { vehicleSpecialists } from './specialists/vehicles.ts';
import type { DemoSpecialist } from './types.ts';
import { workshops } from './workshops.ts';

const reviews = { ...vehicleReviews, ...homeReviews, ...electricalReviews, ...craftReviews };

/**
 * One of each kind after the other, so that the first page of the directory shows the whole town.
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

const areaNames = [
  ...new Set(demoSpecialists.flatMap(({ areas }) => areas.map((area) => (typeof area === 'string' ? area : area[0])))),
];
const companyNames = [...new Set(demoSpecialists.flatMap(({ companies = [] }) => companies))];
const idIn = (names: string[], name: string) => names.indexOf(name) + 1;
const penceOf = (pounds: number | undefined) => (pounds === undefined ? null : pence(pounds));

/** Slot 1 begins at eight. */
function hourRows(resource: ReturnType<typeof specialistResource>, days: number[], [first, last]: [number, number]) {
  const timeSlots = Array.from({ length: last - first + 1 }, (_, index) => first + index - 7);
  return days.flatMap((weekday) => timeSlots.map((slot_id) => ({ resource, weekday, slot_id })));
}

async function seedSpecialists(
  db: Queries,
  serviceIds: Map<string, number>,
  photos: ReadonlyMap<number, string>,
): Promise<void> {
  const numbered = demoSpecialists.map((specialist, index) => ({ specialist, id: index + 1 }));
  await insertAll(
    db,
    'specialists',
    numbered.map(({ specialist: one, id }) => ({
      id,
      name: one.name,
      trade: one.trade,
      bio: one.bio ?? null,
      photo: photos.get(id) ?? null,
      base_price_pence: penceOf(one.price?.[0]),
      price_high_pence: penceOf(one.price?.[1]),
      years_of_experience: one.years ?? null,
      certified: one.certified ? 1 : 0,
      estimated_duration_minutes: one.minutes ?? null,
      liability_insurance: one.insurance ?? 'Yes',
      service_mode: one.mode,
      willing_to_travel: one.travels ?? null,
    })),
  );
  await insertAll(
    db,
    'specialist_services',
    numbered.flatMap(({ specialist, id }) =>
      specialist.offers.map((offer) => ({
        specialist_id: id,
        service_id: serviceIds.get(offer.service) ?? 0,
        name: offer.name,
        custom_description: offer.about ?? null,
        base_price_pence: penceOf(offer.price?.[0]),
        price_high_pence: penceOf(offer.price?.[1]),
        estimated_duration_minutes: offer.minutes ?? null,
      })),
    ),
  );
  await insertAll(
    db,
    'specialist_areas',
    numbered.flatMap(({ specialist, id }) =>
      specialist.areas.map((area) => {
        const [name, fee] = typeof area === 'string' ? [area, undefined] : area;
        return { specialist_id: id, area_id: idIn(areaNames, name), travel_fee_pence: penceOf(fee) };
      }),
    ),
  );
  await insertAll(
    db,
    'specialist_workshops',
    numbered.flatMap(({ specialist, id }) =>
      (specialist.workshops ?? []).map((name) => ({ specialist_id: id, workshop_id: workshopId(name) })),
    ),
  );
  await insertAll(
    db,
    'specialist_companies',
    numbered.flatMap(({ specialist, id }) =>
      (specialist.companies ?? []).map((name) => ({ specialist_id: id, company_id: idIn(companyNames, name) })),
    ),
  );
  await insertAll(
    db,
    'working_hours',
    numbered.flatMap(({ specialist, id }) => hourRows(specialistResource(id), specialist.days, specialist.hours)),
  );
}

async function seedReviews(db: Queries, calendar: Calendar): Promise<void> {
  const random = createRandom(1885);
  const rows = Object.entries(reviews).flatMap(([name, list]) => {
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

/**
 * The town: who offers what, where and when, and their reviews. `photos` are by
 * specialist's id.
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
    workshops.map(({ name, address }, index) => ({ id: index + 1, name, address })),
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
