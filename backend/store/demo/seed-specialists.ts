import { specialistResource } from '../availability/resources.ts';
import type { Queries } from '../database/database.ts';
import { insertAll } from '../database/insert.ts';
import { areaNames, companyNames, demoSpecialists, idIn, workshopId } from './catalogue-ids.ts';
import { pence } from './pence.ts';

const penceOf = (pounds: number | undefined) => (pounds === undefined ? null : pence(pounds));

/** Slot 1 begins at eight. */
export function hourRows(
  resource: ReturnType<typeof specialistResource>,
  days: number[],
  [first, last]: [number, number],
) {
  const timeSlots = Array.from({ length: last - first + 1 }, (_, index) => first + index - 7);
  return days.flatMap((weekday) => timeSlots.map((slot_id) => ({ resource, weekday, slot_id })));
}

export async function seedSpecialists(
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
