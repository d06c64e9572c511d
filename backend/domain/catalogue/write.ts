import { type Resource, specialistResource, workshopResource } from '../../store/availability/resources.ts';
import { type CatalogueRows, replaceOwned, saveRecord } from '../../store/catalogue/catalogue.ts';
import type { Queries } from '../../store/database/database.ts';
import { readHours } from '../availability/working-hours.ts';
import { namesOf } from './current.ts';
import type { Plan, Planned, PlannedRecord } from './plan.ts';
import { type ListName, listNames, type WholeRecords } from './records.ts';

type Whole<List extends ListName> = WholeRecords[List];

/** Writes the record's own row and returns its id. */
function writeRow(db: Queries, { list, id, after }: Planned): Promise<number> {
  switch (list) {
    case 'areas':
    case 'companies':
      return saveRecord(db, list, id, { name: after.name });
    case 'services':
      return saveRecord(db, list, id, { name: after.name, description: after.description, icon_class: after.icon });
    case 'workshops':
      return saveRecord(db, list, id, { name: after.name, address: after.address });
    case 'specialists':
      return saveRecord(db, list, id, {
        name: after.name,
        trade: after.trade,
        bio: after.bio,
        base_price_pence: after.basePricePence,
        price_high_pence: after.highPricePence,
        years_of_experience: after.yearsOfExperience,
        certified: after.certified ? 1 : 0,
        estimated_duration_minutes: after.durationMinutes,
        liability_insurance: after.liabilityInsurance,
        service_mode: after.serviceMode,
        willing_to_travel: after.willingToTravel,
      });
  }
}

/** The ids of what records refer to, by name. */
type Ids = { [List in ListName]: Map<string, number> };

/** The records whose field has changed, with the rows that the field stands for. */
function owned<List extends ListName, Row>(
  written: readonly PlannedRecord<List>[],
  field: keyof Whole<List>,
  rowsOf: (after: Whole<List>, id: number) => Row[],
): { owners: number[]; rows: Row[] } {
  const changed = written.filter(
    ({ before, after }) => before === null || JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  return {
    owners: changed.flatMap(({ before, id }) => (before === null || id === null ? [] : id)),
    rows: changed.flatMap(({ after, id }) => (id === null ? [] : rowsOf(after, id))),
  };
}

async function writeHours<List extends 'workshops' | 'specialists'>(
  db: Queries,
  written: readonly PlannedRecord<List>[],
  { timeSlots }: CatalogueRows,
  resourceOf: (id: number) => Resource,
): Promise<void> {
  const hours = owned(written, 'hours', (after, id) =>
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

async function writeWorkshops(
  db: Queries,
  written: readonly PlannedRecord<'workshops'>[],
  ids: Ids,
  rows: CatalogueRows,
) {
  await replaceOwned(
    db,
    'workshop_services',
    owned(written, 'services', ({ services }, workshop_id) =>
      services.map((name) => ({ workshop_id, service_id: idOf(ids.services, name) })),
    ),
  );
  await writeHours(db, written, rows, workshopResource);
}

async function writeSpecialists(
  db: Queries,
  written: readonly PlannedRecord<'specialists'>[],
  ids: Ids,
  rows: CatalogueRows,
): Promise<void> {
  await replaceOwned(
    db,
    'specialist_services',
    owned(written, 'services', ({ services }, specialist_id) =>
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
    owned(written, 'areas', ({ areas }, specialist_id) =>
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
    owned(written, 'workshops', ({ workshops }, specialist_id) =>
      workshops.map((name) => ({ specialist_id, workshop_id: idOf(ids.workshops, name) })),
    ),
  );
  await replaceOwned(
    db,
    'specialist_companies',
    owned(written, 'companies', ({ companies }, specialist_id) =>
      companies.map((name) => ({ specialist_id, company_id: idOf(ids.companies, name) })),
    ),
  );
  await writeHours(db, written, rows, specialistResource);
}

/**
 * Writes a plan without problems, in the transaction in which it was made. Returns it with the ids
 * of new records.
 */
export async function writePlan(db: Queries, plan: Plan, rows: CatalogueRows): Promise<Plan> {
  const names = namesOf(rows);
  const ids = {} as Ids;
  const written: Planned[] = [];
  for (const list of listNames) {
    const finalNames = new Map(names[list]);
    for (const record of [...plan.changed, ...plan.added].filter((one) => one.list === list)) {
      const id = await writeRow(db, record);
      written.push({ ...record, id });
      finalNames.set(id, record.after.name);
    }
    ids[list] = new Map([...finalNames].map(([id, name]) => [name, id]));
  }
  await writeWorkshops(
    db,
    written.flatMap((record) => (record.list === 'workshops' ? record : [])),
    ids,
    rows,
  );
  await writeSpecialists(
    db,
    written.flatMap((record) => (record.list === 'specialists' ? record : [])),
    ids,
    rows,
  );
  return {
    ...plan,
    added: written.filter(({ before }) => before === null),
    changed: written.filter(({ before }) => before !== null),
  };
}
