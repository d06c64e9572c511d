import type { Insertable } from 'kysely';
import { specialistResource } from '../store/availability/resources.ts';
import type { Queries } from '../store/database/database.ts';
import { insertAll } from '../store/database/insert.ts';
import type { Tables } from '../store/database/tables.ts';
import { areaNames, companyNames, demoSpecialists, idIn, workshopId } from './catalogue-ids.ts';
import { pence } from './pence.ts';
import type { DemoSpecialist } from './types.ts';

const penceOf = (pounds: number | undefined) => (pounds === undefined ? null : pence(pounds));

/** Rows from the `first` to the `last` hour of these days. Time slot 1 begins at 08:00. */
export function hourRows(
  resource: ReturnType<typeof specialistResource>,
  days: number[],
  [first, last]: [number, number],
) {
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
  specialist.offers.map((offer) => ({
    specialist_id: id,
    service_id: serviceIds.get(offer.service) ?? 0,
    name: offer.name,
    custom_description: offer.about ?? null,
    base_price_pence: penceOf(offer.price?.[0]),
    price_high_pence: penceOf(offer.price?.[1]),
    estimated_duration_minutes: offer.minutes ?? null,
  }));

const areaRows = ({ specialist, id }: Numbered) =>
  specialist.areas.map((area) => {
    const [name, fee] = typeof area === 'string' ? [area, undefined] : area;
    return { specialist_id: id, area_id: idIn(areaNames, name), travel_fee_pence: penceOf(fee) };
  });

const workshopRows = ({ specialist, id }: Numbered) =>
  (specialist.workshops ?? []).map((name) => ({ specialist_id: id, workshop_id: workshopId(name) }));

const companyRows = ({ specialist, id }: Numbered) =>
  (specialist.companies ?? []).map((name) => ({ specialist_id: id, company_id: idIn(companyNames, name) }));

export async function seedSpecialists(
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
