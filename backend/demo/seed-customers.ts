import { DAY_MS } from '#shared/time.ts';
import { type Resource, specialistResource, workshopResource } from '../store/availability/resources.ts';
import type { Queries } from '../store/database/database.ts';
import { insertAll } from '../store/database/rows.ts';
import { type AppointmentRow, appointmentRow, joan, seedAppointmentResults } from './appointment-rows.ts';
import {
  type DemoAppointment,
  demoAddress,
  demoCustomer,
  demoHome,
  demoVehicles,
  joansAppointments,
  neighbours,
  unverifiedCustomer,
} from './customers.ts';
import { createRandom } from './numbers.ts';
import { type Calendar, openSchedule, type Schedule } from './schedule.ts';
import { demoSpecialists, specialistId, workshopId } from './seed-catalogue.ts';

interface Booked {
  row: AppointmentRow;
  /** Whose time slot it takes. */
  resources: Resource[];
}

function bookJoansAppointments(schedule: Schedule, serviceIds: Map<string, number>, calendar: Calendar): Booked[] {
  return joansAppointments.map((appointment, index) => {
    const resources: Resource[] =
      appointment.specialist === null ? [] : [specialistResource(specialistId(appointment.specialist))];
    if (appointment.location !== null && 'workshop' in appointment.location)
      resources.unshift(workshopResource(workshopId(appointment.location.workshop)));
    const ahead = appointment.day > 0;
    const preferred = 2 + (index % 4);
    const found = ahead ? schedule.take(resources, appointment.day, preferred) : undefined;
    const when = found ?? { date: calendar.day(appointment.day), timeSlotId: preferred };
    const serviceId = serviceIds.get(appointment.service) ?? 0;
    const row = appointmentRow(
      { id: index + 1, accountId: joan, serviceId, contact: demoCustomer, home: demoHome, when },
      appointment,
      calendar,
    );
    return { row, resources: ahead ? resources : [] };
  });
}

const neighboursBookings = 110;

/** Other customers' appointments, so that some time slots are taken. */
function bookNeighboursAppointments(schedule: Schedule, serviceIds: Map<string, number>, calendar: Calendar): Booked[] {
  const random = createRandom(2025);
  return Array.from({ length: neighboursBookings }).flatMap((_, index) => {
    const specialist = demoSpecialists[random.below(demoSpecialists.length)];
    const person = random.below(neighbours.length);
    const [firstName = '', lastName = ''] = neighbours[person] ?? [];
    const offset = 1 + random.below(40);
    const preferred = 1 + random.below(6);
    const confirmed = random.below(3) > 0;
    if (!specialist) return [];
    const [service, details] = specialist.offers[0];
    const [workshop] = specialist.service_mode === 'travel' ? [] : (specialist.workshops ?? []);
    const resources: Resource[] = [specialistResource(specialistId(specialist.name))];
    if (workshop) resources.unshift(workshopResource(workshopId(workshop)));
    const when = schedule.take(resources, offset, preferred);
    if (!when) return [];
    const appointment: DemoAppointment = {
      service,
      specialist: specialist.name,
      location: workshop ? { workshop } : null,
      details,
      status: confirmed ? 'confirmed' : 'pending',
      day: offset,
      bookedDaysAgo: 3,
      ...(confirmed && { confirmedHoursAgo: 30, paid: true }),
    };
    const id = joansAppointments.length + 1 + index;
    const accountId = firstNeighbour + person;
    const serviceId = serviceIds.get(service) ?? 0;
    const contact = { firstName, lastName, phone: neighboursPhone(person) };
    const row = appointmentRow({ id, accountId, serviceId, contact, home: null, when }, appointment, calendar);
    return { row, resources };
  });
}

/** The customers and their appointments, on days counted from the day of seeding. */
export async function seedCustomers(db: Queries, calendar: Calendar, passwordHash: string): Promise<void> {
  await seedAccounts(db, passwordHash, calendar.now);
  const services = await db.selectFrom('services').select(['id', 'name']).execute();
  const serviceIds = new Map(services.map(({ id, name }) => [name, id]));
  const schedule = await openSchedule(db, calendar);
  const booked = [
    ...bookJoansAppointments(schedule, serviceIds, calendar),
    ...bookNeighboursAppointments(schedule, serviceIds, calendar),
  ];
  await insertAll(
    db,
    'appointments',
    booked.map(({ row }) => row),
  );
  const holds = booked.flatMap(({ row, resources }) =>
    resources.map((resource) => ({ resource, date: row.date, slot_id: row.slot_id, appointment_id: row.id })),
  );
  await insertAll(db, 'claims', holds);
  await seedAppointmentResults(db, calendar);
}

/** The accounts' ids, after Joan's. */
const sam = 2;
const firstNeighbour = 3;

/** Drama numbers, counted up. */
function neighboursPhone(index: number): string {
  return `7700 9002${String(index).padStart(2, '0')}`;
}

/** Joan and Sam can try to log in; the neighbours have no password. */
async function seedAccounts(db: Queries, passwordHash: string, now: Date): Promise<void> {
  const account = (id: number, { email, firstName, lastName, phone }: typeof unverifiedCustomer, daysAgo: number) => ({
    id,
    email,
    first_name: firstName,
    last_name: lastName,
    phone,
    password_hash: id < firstNeighbour ? passwordHash : null,
    verified: email === unverifiedCustomer.email ? (0 as const) : (1 as const),
    demo: 1 as const,
    created_at: new Date(now.getTime() - daysAgo * DAY_MS).toISOString(),
  });
  await insertAll(db, 'accounts', [
    account(joan, demoCustomer, 90),
    account(sam, unverifiedCustomer, 14),
    ...neighbours.map(([firstName, lastName], index) => {
      const email = `${firstName}.${lastName}@example.org`.toLowerCase();
      return account(firstNeighbour + index, { email, firstName, lastName, phone: neighboursPhone(index) }, 60);
    }),
  ]);
  await insertAll(
    db,
    'vehicles',
    demoVehicles.map(({ make, model, year, color, plate, primary }) => ({
      account_id: joan,
      make,
      model,
      year,
      color,
      license_plate: plate,
      vin: null,
      is_primary: primary ? (1 as const) : (0 as const),
    })),
  );
  await insertAll(db, 'addresses', [{ account_id: joan, ...demoAddress }]);
}
