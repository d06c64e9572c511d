import { type Resource, specialistResource, workshopResource } from '../../store/availability/resources.ts';
import { type CatalogueRows, replaceOwned } from '../../store/catalogue/catalogue.ts';
import type { Queries } from '../../store/database/database.ts';
import { readHours } from '../availability/working-hours.ts';
import type { PlannedRecord } from './import-plan.ts';
import type { CompleteRecords, ListName } from './records.ts';

type Complete<List extends ListName> = CompleteRecords[List];

/** The ids of what records refer to, by name. */
export type Ids = { [List in ListName]: Map<string, number> };

/** The owners of a changed field, and its new rows. */
function ownedRows<List extends ListName, Row>(
  saved: readonly PlannedRecord<List>[],
  field: keyof Complete<List>,
  rowsOf: (after: Complete<List>, id: number) => Row[],
): { owners: number[]; rows: Row[] } {
  const changed = saved.filter(
    ({ before, after }) => before === null || JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  return {
    owners: changed.flatMap(({ before, id }) => (before === null || id === null ? [] : id)),
    rows: changed.flatMap(({ after, id }) => (id === null ? [] : rowsOf(after, id))),
  };
}

async function writeHours<List extends 'workshops' | 'specialists'>(
  db: Queries,
  saved: readonly PlannedRecord<List>[],
  { timeSlots }: CatalogueRows,
  resourceOf: (id: number) => Resource,
): Promise<void> {
  const hours = ownedRows(saved, 'hours', (after, id) =>
    readHours(after.hours, timeSlots).map(({ weekday, timeSlotId }) => ({
      resource: resourceOf(id),
      weekday,
      slot_id: timeSlotId,
    })),
  );
  await replaceOwned(db, 'working_hours', { ...hours, owners: hours.owners.map(resourceOf) });
}

const idOf = (ids: ReadonlyMap<string, number>, name: string): number => {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`“${name}” passed the check but has no id.`);
  return id;
};

export async function writeWorkshops(
  db: Queries,
  saved: readonly PlannedRecord<'workshops'>[],
  ids: Ids,
  rows: CatalogueRows,
) {
  await replaceOwned(
    db,
    'workshop_services',
    ownedRows(saved, 'services', ({ services }, workshop_id) =>
      services.map((name) => ({ workshop_id, service_id: idOf(ids.services, name) })),
    ),
  );
  await writeHours(db, saved, rows, workshopResource);
}

export async function writeSpecialists(
  db: Queries,
  saved: readonly PlannedRecord<'specialists'>[],
  ids: Ids,
  rows: CatalogueRows,
): Promise<void> {
  await replaceOwned(
    db,
    'specialist_services',
    ownedRows(saved, 'services', ({ services }, specialist_id) =>
      services.map((offer) => ({
        specialist_id,
        service_id: idOf(ids.services, offer.service),
        name: offer.name,
        custom_description: offer.description,
        base_price_pence: offer.basePricePence,
        price_high_pence: offer.highPricePence,
        estimated_duration_minutes: offer.durationMinutes,
      })),
    ),
  );
  await replaceOwned(
    db,
    'specialist_areas',
    ownedRows(saved, 'areas', ({ areas }, specialist_id) =>
      areas.map(({ area, travelFeePence }) => ({
        specialist_id,
        area_id: idOf(ids.areas, area),
        travel_fee_pence: travelFeePence,
      })),
    ),
  );
  await replaceOwned(
    db,
    'specialist_workshops',
    ownedRows(saved, 'workshops', ({ workshops }, specialist_id) =>
      workshops.map((name) => ({ specialist_id, workshop_id: idOf(ids.workshops, name) })),
    ),
  );
  await replaceOwned(
    db,
    'specialist_companies',
    ownedRows(saved, 'companies', ({ companies }, specialist_id) =>
      companies.map((name) => ({ specialist_id, company_id: idOf(ids.companies, name) })),
    ),
  );
  await writeHours(db, saved, rows, specialistResource);
}
