import { type CatalogueRows, saveRecord } from '../../store/catalogue/catalogue.ts';
import type { Queries } from '../../store/database/database.ts';
import { namesOf } from './current-records.ts';
import type { Plan, Planned } from './import-plan.ts';
import { listNames } from './records.ts';
import { type Ids, writeSpecialists, writeWorkshops } from './write-owned-rows.ts';

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

/**
 * Writes a plan without problems, in the transaction that made it. Returns it with the ids of new
 * records.
 */
export async function writePlan(db: Queries, plan: Plan, rows: CatalogueRows): Promise<Plan> {
  const names = namesOf(rows);
  const ids = {} as Ids;
  const saved: Planned[] = [];
  for (const list of listNames) {
    const finalNames = new Map(names[list]);
    for (const record of [...plan.changed, ...plan.added].filter((planned) => planned.list === list)) {
      const id = await writeRow(db, record);
      saved.push({ ...record, id });
      finalNames.set(id, record.after.name);
    }
    ids[list] = new Map([...finalNames].map(([id, name]) => [name, id]));
  }
  await writeWorkshops(
    db,
    saved.flatMap((record) => (record.list === 'workshops' ? record : [])),
    ids,
    rows,
  );
  await writeSpecialists(
    db,
    saved.flatMap((record) => (record.list === 'specialists' ? record : [])),
    ids,
    rows,
  );
  return {
    ...plan,
    added: saved.filter(({ before }) => before === null),
    changed: saved.filter(({ before }) => before !== null),
  };
}
