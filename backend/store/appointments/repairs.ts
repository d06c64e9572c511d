import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

export interface NewRepair {
  repair: Insertable<Tables['repairs']>;
  labour: Omit<Selectable<Tables['repair_labour']>, 'id' | 'appointment_id'>[];
}

export async function insertRepair(db: Queries, { repair, labour }: NewRepair): Promise<void> {
  await db.insertInto('repairs').values(repair).execute();
  if (labour.length > 0)
    await db
      .insertInto('repair_labour')
      .values(labour.map((line) => ({ ...line, appointment_id: repair.appointment_id })))
      .execute();
}

/** All repairs of a customer with parts and labour, always in three queries. */
export async function listRepairs(db: Queries, accountId: number) {
  const appointmentIds = () => db.selectFrom('appointments').select('id').where('account_id', '=', accountId);
  const [repairs, parts, labour] = await Promise.all([
    db.selectFrom('repairs').selectAll().where('appointment_id', 'in', appointmentIds()).execute(),
    db.selectFrom('repair_parts').selectAll().where('appointment_id', 'in', appointmentIds()).orderBy('id').execute(),
    db.selectFrom('repair_labour').selectAll().where('appointment_id', 'in', appointmentIds()).orderBy('id').execute(),
  ]);
  return { repairs, parts, labour };
}

export type CustomerRepairs = Awaited<ReturnType<typeof listRepairs>>;
