import type { Migration } from 'kysely';
import type { Engine } from '../tables.ts';
import { flag, identity, mayReference, primary, references, required, unique } from './columns.ts';

/** Appointments and what they take, and immediate requests. */
export function bookings(engine: Engine): Migration {
  const id = identity(engine);
  return {
    async up(db) {
      await db.schema
        .createTable('appointments')
        .addColumn('id', 'integer', id)
        .addColumn('reference', 'text', unique)
        .addColumn('account_id', 'integer', references('accounts.id'))
        .addColumn('service_id', 'integer', references('services.id'))
        .addColumn('vehicle_model', 'text')
        .addColumn('vehicle_year', 'text')
        .addColumn('vehicle_plate', 'text')
        .addColumn('details', 'text', required)
        .addColumn('place', 'text', required)
        .addColumn('workshop_id', 'integer', mayReference('workshops.id'))
        .addColumn('address', 'text')
        .addColumn('specialist_id', 'integer', mayReference('specialists.id'))
        .addColumn('status', 'text', required)
        .addColumn('date', 'text', required)
        .addColumn('slot_id', 'integer', references('time_slots.id'))
        .addColumn('second_choice_date', 'text')
        .addColumn('second_choice_slot_id', 'integer', mayReference('time_slots.id'))
        .addColumn('contact_first_name', 'text', required)
        .addColumn('contact_last_name', 'text', required)
        .addColumn('contact_phone', 'text', required)
        .addColumn('reviewed', 'integer', flag)
        .addColumn('rescheduled', 'integer', flag)
        .addColumn('paid', 'integer', flag)
        .addColumn('confirmed_at', 'text')
        .addColumn('created_at', 'text', required)
        .execute();
      await db.schema
        .createTable('appointment_images')
        .addColumn('id', 'integer', id)
        .addColumn('appointment_id', 'integer', references('appointments.id'))
        .addColumn('position', 'integer', required)
        .addColumn('stored_name', 'text', unique)
        .addColumn('media_type', 'text', required)
        .addColumn('bytes', 'integer', required)
        .execute();
      await db.schema
        .createTable('claims')
        .addColumn('resource', 'text', required)
        .addColumn('date', 'text', required)
        .addColumn('slot_id', 'integer', references('time_slots.id'))
        .addColumn('appointment_id', 'integer', mayReference('appointments.id'))
        .addPrimaryKeyConstraint('claims_pk', ['resource', 'date', 'slot_id'])
        .execute();
      await db.schema
        .createTable('booking_keys')
        .addColumn('key', 'text', primary)
        .addColumn('fingerprint', 'text', required)
        .addColumn('appointment_id', 'integer', mayReference('appointments.id'))
        .addColumn('user_type', 'text', required)
        .addColumn('created_at', 'text', required)
        .execute();
      await db.schema
        .createTable('immediate_requests')
        .addColumn('id', 'integer', id)
        .addColumn('reference', 'text', unique)
        .addColumn('account_id', 'integer', mayReference('accounts.id'))
        .addColumn('service_type', 'text', required)
        .addColumn('issue_details', 'text', required)
        .addColumn('issue_description', 'text', required)
        .addColumn('location', 'text', required)
        .addColumn('phone_number', 'text', required)
        .addColumn('contact_preference', 'text', required)
        .addColumn('created_at', 'text', required)
        .execute();
      await db.schema.createIndex('appointments_account').on('appointments').column('account_id').execute();
      await db.schema.createIndex('images_appointment').on('appointment_images').column('appointment_id').execute();
      await db.schema.createIndex('claims_appointment').on('claims').column('appointment_id').execute();
    },
  };
}
