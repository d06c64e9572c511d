import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect } from '@playwright/test';

/** An appointment as the database has it. */
interface AppointmentRow {
  reference: string;
  service: string;
  status: string;
  /** YYYY-MM-DD. */
  date: string;
  /** HH:MM. */
  time: string;
  details: string;
  address: string | null;
  specialist: string | null;
  paid: number;
  refundPercent: number | null;
  cancelReason: string | null;
  rescheduled: number;
  reviewed: number;
  photos: number;
  /** How many time slots of specialists and workshops it occupies. */
  claims: number;
}

interface EmailRow {
  subject: string;
  body: string;
}

const APPOINTMENTS = `
  select a.reference, s.name as service, a.status, a.date, t.starts_at as time, a.details, a.address, p.name as specialist,
    a.paid, a.refund_percent as refundPercent, a.cancel_reason as cancelReason, a.moved_once as rescheduled, a.reviewed,
    (select count(*) from appointment_images i where i.appointment_id = a.id) as photos,
    (select count(*) from claims c where c.appointment_id = a.id) as claims
  from appointments a
  join accounts o on o.id = a.account_id
  join services s on s.id = a.service_id
  join time_slots t on t.id = a.slot_id
  left join specialists p on p.id = a.specialist_id
  where o.email = ? order by a.id`;

const DOUBLE_BOOKINGS = `
  select specialist_id, date, slot_id, count(*) as appointments from appointments
  where status in ('pending', 'confirmed') and specialist_id is not null and coalesce(payment_notice, '') <> 'expired'
  group by specialist_id, date, slot_id having count(*) > 1`;

const LOST_BOOKINGS = 'select key from booking_keys where appointment_id is null';

/** What lies in the database and the outbox of a running product. */
export class Records {
  readonly #file: string;

  constructor(dataDir: string) {
    this.#file = join(dataDir, 'backend.sqlite');
  }

  /** The appointments of a customer or guest, oldest first. */
  appointmentsOf(email: string): AppointmentRow[] {
    return this.rows<AppointmentRow>(APPOINTMENTS, email);
  }

  /** The emails to an address, oldest first, with those that aren't due yet. */
  emailsTo(email: string): EmailRow[] {
    return this.rows<EmailRow>('select subject, body from mails where recipient = ? order by id', email);
  }

  /** The text of the only email to an address whose subject contains `subject`. */
  emailTo(email: string, subject: string): string {
    const found = this.emailsTo(email).filter((row) => row.subject.includes(subject));
    expect(found, `emails to ${email} about “${subject}”`).toHaveLength(1);
    return found[0]?.body ?? '';
  }

  /** Moves the confirmation of an appointment into the past, as if that much time had passed. */
  ageConfirmation(reference: string, hours: number): void {
    this.#use(false, (database) => {
      const row = database.prepare('select confirmed_at from appointments where reference = ?').get(reference);
      const aged = new Date(Date.parse(String(row?.confirmed_at)) - hours * 3_600_000).toISOString();
      database.prepare('update appointments set confirmed_at = ? where reference = ?').run(aged, reference);
    });
  }

  /** Ends the sessions of a customer on all devices, as if they had not been used for long. */
  expireSessions(email: string): void {
    this.#use(false, (database) => {
      const expire = 'update sessions set expires_at = ? where account_id = (select id from accounts where email = ?)';
      database.prepare(expire).run(new Date(0).toISOString(), email);
    });
  }

  /** Expects no time slot of a specialist to be booked twice, and no booking to be lost. */
  expectSound(): void {
    expect(this.rows(DOUBLE_BOOKINGS), 'double bookings').toEqual([]);
    expect(this.rows(LOST_BOOKINGS), 'lost bookings').toEqual([]);
  }

  rows<Row extends object>(sql: string, ...parameters: string[]): Row[] {
    // Copied: rows have no prototype, which `toEqual` would tell from an object's.
    return this.#use(true, (database) => database.prepare(sql).all(...parameters)).map((row) => ({ ...(row as Row) }));
  }

  #use<T>(readOnly: boolean, run: (database: InstanceType<typeof DatabaseSync>) => T): T {
    const database = new DatabaseSync(this.#file, { readOnly });
    try {
      database.exec('pragma busy_timeout = 5000');
      return run(database);
    } finally {
      database.close();
    }
  }
}
