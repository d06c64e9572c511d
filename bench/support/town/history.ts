import type { Queries } from '../../../backend/store/database/database.ts';
import { runAll, series } from './series.ts';
import { FUTURE_DAYS, HEAVY, HISTORY_DAYS, type TownSize } from './size.ts';

const day = 86_400_000;

/** The customer of the appointment `n.i`, spread over all except the heavy one. */
function accountOf({ customers }: TownSize): string {
  return `case when n.i <= ${HEAVY.appointments} then ${HEAVY.accountId} else 2 + (cast(n.i as bigint) * 7919) % ${customers - 1} end`;
}

/**
 * Every specialist has as many appointments, at most one a day: four of five in the past three
 * years, the others in the coming two months.
 */
function appointments(size: TownSize, now: Date): string[] {
  const each = Math.round(size.appointments / size.specialists);
  const past = Math.round(each * 0.8);
  const pastStep = Math.floor(HISTORY_DAYS / past);
  const futureStep = Math.floor(FUTURE_DAYS / (each - past));
  const specialist = `(n.i % ${size.specialists}) + 1`;
  const turn = `(n.i / ${size.specialists}) % ${each}`;
  const offset = `case when ${turn} < ${past}
      then -1 - (${turn}) * ${pastStep} - (n.i % ${pastStep})
      else 1 + (${turn} - ${past}) * ${futureStep} + (n.i % ${futureStep}) end`;
  const hourAgo = `'${new Date(now.getTime() - 3_600_000).toISOString()}'`;
  const longAgo = `'${new Date(now.getTime() - 3 * day).toISOString()}'`;
  const isPast = `${turn} < ${past}`;
  // Future appointments: a quarter is pending, half are paid, the others await payment.
  const status = `case when n.i % 7 = 0 then 'cancelled' when ${isPast} then 'completed'
      when n.i % 4 = 0 then 'pending' else 'confirmed' end`;
  const paid = `case when n.i % 7 = 0 then 0 when ${isPast} then 1 when n.i % 4 = 0 then 0 when n.i % 4 = 1 then 0 else 1 end`;
  const unpaid = `(not (${isPast}) and n.i % 7 <> 0 and n.i % 4 = 1)`;
  // References get longer over time, like those of `withReference`.
  const reference = `case when n.i <= 80000 then 10000 + n.i when n.i <= 800000 then 100000 + n.i else 1000000 + n.i end`;
  return [
    `insert into appointments (id, reference, account_id, service_id, details, place, workshop_id, address,
        specialist_id, status, date, slot_id, contact_first_name, contact_last_name, contact_phone, reviewed, rescheduled,
        paid, confirmed_at, created_at, price_pence, paid_at, cancelled_at, cancelled_by, payment_notice, moved_once)
      select n.i, 'MW-' || (${reference}), ${accountOf(size)}, (${specialist}) % 12 + 1,
        'It has made a noise since last week, and now it has stopped.',
        case when (${specialist}) % 3 = 1 then 'home' else 'workshop' end,
        case when (${specialist}) % 3 = 1 then null else sw.workshop_id end,
        case when (${specialist}) % 3 = 1 then '1 High Street, LE1 1AA' end,
        ${specialist}, ${status}, d.date, (n.i * 7 + ${turn}) % 10 + 1, 'Ada', 'Marsh', '07700 900321',
        case when ${isPast} and n.i % 7 <> 0 and n.i % 2 = 0 then 1 else 0 end, 0, ${paid},
        case when ${status} = 'pending' then null when ${unpaid} and n.i % 8 = 1 then ${hourAgo} else ${longAgo} end,
        d.created_at, 4500, case when ${paid} = 1 then ${longAgo} end,
        case when n.i % 7 = 0 then ${longAgo} end, case when n.i % 7 = 0 then 'customer' end,
        case when ${unpaid} and n.i % 8 = 5 then 'expired' end, 0
      from ${series(size.appointments)}
      join bench_days d on d.shift = ${offset}
      left join specialist_workshops sw on sw.specialist_id = ${specialist}`,
    `insert into claims (resource, date, slot_id, appointment_id)
      select 'specialist:' || specialist_id, date, slot_id, min(id) from appointments where status <> 'cancelled'
       group by specialist_id, date, slot_id`,
    `insert into claims (resource, date, slot_id, appointment_id)
      select 'workshop:' || workshop_id, date, slot_id, min(id) from appointments
       where status <> 'cancelled' and workshop_id is not null group by workshop_id, date, slot_id`,
    // One specialist of ten is booked out for two weeks.
    `insert into claims (resource, date, slot_id, appointment_id)
      select h.resource, d.date, h.slot_id, null from specialists s
        join working_hours h on h.resource = 'specialist:' || s.id
        join bench_days d on d.shift between 0 and 14 and d.weekday = h.weekday
       where s.id % 10 = 1
      on conflict do nothing`,
  ];
}

const aftermath: readonly string[] = [
  `insert into repairs (appointment_id, cost_pence, description, notes, warranty)
    select id, price_pence, details, 'Replaced and tested.', null from appointments where status = 'completed'`,
  `insert into repair_labour (appointment_id, description, hundredths_of_hours, rate_pence)
    select appointment_id, 'Labour', 100, cost_pence from repairs`,
  `insert into repair_parts (appointment_id, name, quantity, price_pence)
    select appointment_id, 'Seal', 2, 350 from repairs where appointment_id % 2 = 0`,
  `insert into reviews (specialist_id, rating, review_text, created_at, appointment_id)
    select specialist_id, 3 + id % 3, 'On time, tidy and friendly. The repair has held since.', created_at, id
      from appointments where reviewed = 1`,
  `insert into appointment_images (appointment_id, position, stored_name, media_type, bytes)
    select id, 0, 'bench' || id || '.jpg', 'image/jpeg', 3 from appointments`,
  `insert into booking_keys (key, fingerprint, appointment_id, user_type, created_at)
    select 'bench-key-' || id, 'fingerprint', id, 'existing_verified', created_at from appointments`,
  `insert into notifications (account_id, type, title, message, action_url, occasion, created_at, read_at)
    select account_id, 'appointment', 'Appointment confirmed', 'Your appointment is confirmed.',
      '/dashboard/appointments', e.event || ':' || a.id || ':' || date, created_at,
      case when a.id % 5 = 0 then null else created_at end
    from appointments a cross join (select 'booked' as event union all select 'confirmed') e`,
  `insert into mails (occasion, recipient, subject, body, created_at, due_at, attempts, sent_at)
    select e.event || ':' || a.id || ':' || a.date, k.email, 'Your appointment', '', a.created_at, a.created_at, 1, a.created_at
    from appointments a join accounts k on k.id = a.account_id
    cross join (select 'booking' as event union all select 'confirmed') e`,
];

/**
 * Appointments of three years and the coming two months, with their repairs, reviews and
 * notifications. Needs the table `bench_days`.
 */
export async function fillHistory(db: Queries, size: TownSize, now: Date): Promise<void> {
  await runAll(db, [...appointments(size, now), ...aftermath]);
  const heavy = HEAVY.notifications - 2 * HEAVY.appointments;
  if (heavy > 0) throw new Error('The heavy customer has a notification for each booking and confirmation.');
}
