import type { Migration } from 'kysely';
import type { Engine } from '../tables.ts';
import { flag, identity, primary, references, required, unique } from './columns.ts';

/** What can be booked, by whom, where and when. */
export function catalogue(engine: Engine): Migration {
  const id = identity(engine);
  return {
    async up(db) {
      await db.schema
        .createTable('services')
        .addColumn('id', 'integer', primary)
        .addColumn('name', 'text', unique)
        .addColumn('description', 'text', required)
        .addColumn('icon_class', 'text', required)
        .execute();
      await db.schema
        .createTable('immediate_services')
        .addColumn('id', 'integer', primary)
        .addColumn('name', 'text', unique)
        .execute();
      await db.schema
        .createTable('time_slots')
        .addColumn('id', 'integer', primary)
        .addColumn('starts_at', 'text', unique)
        .execute();
      await db.schema
        .createTable('specialists')
        .addColumn('id', 'integer', id)
        .addColumn('name', 'text', required)
        .addColumn('trade', 'text', required)
        .addColumn('bio', 'text')
        .addColumn('photo', 'text')
        .addColumn('base_price_pence', 'integer')
        .addColumn('price_high_pence', 'integer')
        .addColumn('years_of_experience', 'text')
        .addColumn('certified', 'integer', flag)
        .addColumn('estimated_duration_minutes', 'integer')
        .addColumn('liability_insurance', 'text', required)
        .addColumn('service_mode', 'text', required)
        .addColumn('willing_to_travel', 'text')
        .execute();
      await db.schema
        .createTable('specialist_services')
        .addColumn('id', 'integer', id)
        .addColumn('specialist_id', 'integer', references('specialists.id'))
        .addColumn('service_id', 'integer', references('services.id'))
        .addColumn('name', 'text', required)
        .addColumn('custom_description', 'text')
        .addColumn('base_price_pence', 'integer')
        .addColumn('price_high_pence', 'integer')
        .addColumn('estimated_duration_minutes', 'integer')
        .execute();
      await db.schema
        .createTable('workshops')
        .addColumn('id', 'integer', id)
        .addColumn('name', 'text', required)
        .addColumn('address', 'text', required)
        .execute();
      await db.schema
        .createTable('workshop_services')
        .addColumn('workshop_id', 'integer', references('workshops.id'))
        .addColumn('service_id', 'integer', references('services.id'))
        .addPrimaryKeyConstraint('workshop_services_pk', ['workshop_id', 'service_id'])
        .execute();
      await db.schema
        .createTable('specialist_workshops')
        .addColumn('specialist_id', 'integer', references('specialists.id'))
        .addColumn('workshop_id', 'integer', references('workshops.id'))
        .addPrimaryKeyConstraint('specialist_workshops_pk', ['specialist_id', 'workshop_id'])
        .execute();
      await db.schema.createTable('areas').addColumn('id', 'integer', id).addColumn('name', 'text', unique).execute();
      await db.schema
        .createTable('specialist_areas')
        .addColumn('specialist_id', 'integer', references('specialists.id'))
        .addColumn('area_id', 'integer', references('areas.id'))
        .addColumn('travel_fee_pence', 'integer')
        .addPrimaryKeyConstraint('specialist_areas_pk', ['specialist_id', 'area_id'])
        .execute();
      await db.schema
        .createTable('companies')
        .addColumn('id', 'integer', id)
        .addColumn('name', 'text', unique)
        .execute();
      await db.schema
        .createTable('specialist_companies')
        .addColumn('specialist_id', 'integer', references('specialists.id'))
        .addColumn('company_id', 'integer', references('companies.id'))
        .addPrimaryKeyConstraint('specialist_companies_pk', ['specialist_id', 'company_id'])
        .execute();
      await db.schema
        .createTable('reviews')
        .addColumn('id', 'integer', id)
        .addColumn('specialist_id', 'integer', references('specialists.id'))
        .addColumn('rating', 'integer', required)
        .addColumn('review_text', 'text')
        .addColumn('created_at', 'text', required)
        .execute();
      await db.schema
        .createTable('working_hours')
        .addColumn('resource', 'text', required)
        .addColumn('weekday', 'integer', required)
        .addColumn('slot_id', 'integer', references('time_slots.id'))
        .addPrimaryKeyConstraint('working_hours_pk', ['resource', 'weekday', 'slot_id'])
        .execute();
      await db.schema.createIndex('reviews_specialist').on('reviews').column('specialist_id').execute();
      for (const column of ['specialist_id', 'service_id'])
        await db.schema.createIndex(`specialist_services_${column}`).on('specialist_services').column(column).execute();
    },
  };
}
