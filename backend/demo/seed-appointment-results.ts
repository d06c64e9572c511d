import type { Queries } from '../store/database/database.ts';
import { insertAll } from '../store/database/insert.ts';
import { referenceOf } from './appointment-row.ts';
import { specialistId } from './catalogue-ids.ts';
import { joansAppointments } from './customers.ts';
import { joansNotifications } from './notifications.ts';
import { pence, repairPence } from './pence.ts';
import type { Calendar } from './schedule.ts';
import { joan } from './seed-accounts.ts';

const numbered = joansAppointments.map((appointment, index) => ({ ...appointment, id: index + 1 }));

async function seedRepairs(db: Queries): Promise<void> {
  const repaired = numbered.flatMap(({ id, details, repair }) => (repair ? { id, details, ...repair } : []));
  await insertAll(
    db,
    'repairs',
    repaired.map((repair) => ({
      appointment_id: repair.id,
      cost_pence: repairPence(repair),
      description: repair.details,
      notes: repair.notes,
      warranty: repair.warranty ?? null,
    })),
  );
  await insertAll(
    db,
    'repair_parts',
    repaired.flatMap(({ id, parts }) =>
      parts.map(([name, quantity, price]) => ({ appointment_id: id, name, quantity, price_pence: pence(price) })),
    ),
  );
  await insertAll(
    db,
    'repair_labour',
    repaired.flatMap(({ id, labour }) =>
      labour.map(([description, hours, rate]) => ({
        appointment_id: id,
        description,
        hundredths_of_hours: hours * 100,
        rate_pence: pence(rate),
      })),
    ),
  );
}

async function seedCustomerReviews(db: Queries, calendar: Calendar): Promise<void> {
  const rows = numbered.flatMap(({ id, day, specialist, review }) =>
    review && specialist !== null
      ? {
          specialist_id: specialistId(specialist),
          appointment_id: id,
          rating: review.stars,
          review_text: review.text,
          created_at: `${calendar.day(day + 2)}T18:20:00.000Z`,
        }
      : [],
  );
  await insertAll(db, 'reviews', rows);
}

async function seedNotifications(db: Queries, { now }: Calendar): Promise<void> {
  const rows = joansNotifications.map(({ type, title, message, appointment, path, minutesAgo, read }) => {
    const created_at = new Date(now.getTime() - minutesAgo * 60_000).toISOString();
    return {
      account_id: joan,
      type,
      title,
      message: appointment === undefined ? message : message.replace('#', referenceOf(appointment + 1)),
      action_url: path,
      occasion: null,
      created_at,
      read_at: read ? created_at : null,
    };
  });
  await insertAll(db, 'notifications', rows);
}

/** The results of Joan's appointments: repairs, her reviews, and her notifications. */
export async function seedAppointmentResults(db: Queries, calendar: Calendar): Promise<void> {
  await seedRepairs(db);
  await seedCustomerReviews(db, calendar);
  await seedNotifications(db, calendar);
}
