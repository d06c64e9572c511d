import { type Migration, sql } from 'kysely';
import type { Engine } from '../tables.ts';
import { flag, identity, mayReference, primary, references, required } from './columns.ts';

/**
 * What happens to an appointment after its booking: price, payment, another time, the end of it,
 * the work done, and what is told about it.
 */
export function appointments(engine: Engine): Migration {
  const id = identity(engine);
  return {
    async up(db) {
      const numbers = ['price_pence', 'refund_percent'] as const;
      for (const name of numbers) await db.schema.alterTable('appointments').addColumn(name, 'integer').execute();
      const texts = [
        'paid_at',
        'cancelled_at',
        'cancelled_by',
        'cancel_reason',
        'confirm_due_at',
        'payment_notice',
      ] as const;
      for (const name of texts) await db.schema.alterTable('appointments').addColumn(name, 'text').execute();
      await db.schema.alterTable('appointments').addColumn('moved_once', 'integer', flag).execute();
      await sql`update appointments set moved_once = rescheduled`.execute(db);
      await db.schema
        .alterTable('reviews')
        .addColumn('appointment_id', 'integer', mayReference('appointments.id'))
        .execute();
      await db.schema.createIndex('reviews_appointment').unique().on('reviews').column('appointment_id').execute();
      await db.schema
        .createTable('repairs')
        .addColumn('appointment_id', 'integer', (column) => primary(column).references('appointments.id'))
        .addColumn('cost_pence', 'integer')
        .addColumn('description', 'text', required)
        .addColumn('notes', 'text')
        .addColumn('warranty', 'text')
        .execute();
      await db.schema
        .createTable('repair_parts')
        .addColumn('id', 'integer', id)
        .addColumn('appointment_id', 'integer', references('repairs.appointment_id'))
        .addColumn('name', 'text', required)
        .addColumn('quantity', 'integer', required)
        .addColumn('price_pence', 'integer', required)
        .execute();
      await db.schema
        .createTable('repair_labour')
        .addColumn('id', 'integer', id)
        .addColumn('appointment_id', 'integer', references('repairs.appointment_id'))
        .addColumn('description', 'text', required)
        .addColumn('hundredths_of_hours', 'integer', required)
        .addColumn('rate_pence', 'integer', required)
        .execute();
      await db.schema
        .createTable('notifications')
        .addColumn('id', 'integer', id)
        .addColumn('account_id', 'integer', (column) => references('accounts.id')(column).onDelete('cascade'))
        .addColumn('type', 'text', required)
        .addColumn('title', 'text', required)
        .addColumn('message', 'text', required)
        .addColumn('action_url', 'text')
        .addColumn('occasion', 'text', (column) => column.unique())
        .addColumn('created_at', 'text', required)
        .addColumn('read_at', 'text')
        .execute();
      for (const table of ['repair_parts', 'repair_labour'])
        await db.schema.createIndex(`${table}_appointment`).on(table).column('appointment_id').execute();
      await db.schema.createIndex('notifications_account').on('notifications').columns(['account_id', 'id']).execute();
      await db.schema.createIndex('appointments_status').on('appointments').columns(['status', 'date']).execute();
    },
  };
}
