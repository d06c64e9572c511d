import type { Insertable } from 'kysely';
import type { Queries } from '../database.ts';
import { type Resource, specialistResource, workshopResource } from '../resources.ts';
import type { Tables } from '../tables.ts';
import {
  type DemoAppointment,
  demoCustomer,
  demoVehicles,
  joansAppointments,
  neighbours,
  unverifiedCustomer,
} from './customers.ts';
import { type Calendar, type Diary, openDiary } from './diary.ts';
import { insertAll } from './insert.ts';
import { createRandom } from './random.ts';
import { demoSpecialists, specialistId, workshopId } from './seed-catalogue.ts';
import type { ServiceName } from './types.ts';

const hour = 3_600_000;
const day = 24 * hour;
const joan = 1;
const firstNeighbour = 3;

type AppointmentRow = Insertable<Tables['appointments']> & { id: number };

async function seedAccounts(db: Queries, passwordHash: string, now: Date): Promise<void> {
  const account = (
    id: number,
    { email, firstName, lastName, phone }: Omit<typeof unverifiedCustomer, 'password'>,
    daysAgo: number,
  ) => ({
    id,
    email,
    first_name: firstName,
    last_name: lastName,
    phone,
    password_hash: id < firstNeighbour ? passwordHash : null,
    verified: email === unverifiedCustomer.email ? (0 as const) : (1 as const),
    demo: 1 as const,
    created_at: new Date(now.getTime() - daysAgo * day).toISOString(),
  });
  await insertAll(db, 'accounts', [
    account(joan, demoCustomer, 90),
    account(2, unverifiedCustomer, 14),
    ...neighbours.map(([firstName, lastName], index) => {
      const email = `${firstName}.${lastName}@example.org`.toLowerCase();
      return account(
        firstNeighbour + index,
        { email, firstName, lastName, phone: `7700 9002${String(index).padStart(2, '0')}` },
        60,
      );
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
}

interface Booked {
  row: AppointmentRow;
  /** What it keeps taken. */
  resources: Resource[];
}

function appointmentRow(
  id: number,
  accountId: number,
  { firstName, lastName, phone }: { firstName: string; lastName: string; phone: string },
  serviceId: number,
  wanted: DemoAppointment,
  when: { date: string; slotId: number },
  calendar: Calendar,
): AppointmentRow {
  const { place, confirmedHoursAgo, bookedDaysAgo } = wanted;
  const now = calendar.now.getTime();
  const atWorkshop = place !== null && 'workshop' in place;
  const address = place !== null && 'address' in place ? place.address : null;
  return {
    id,
    reference: `MW-${20_311 + id * 137}`,
    account_id: accountId,
    service_id: serviceId,
    vehicle_model: wanted.vehicle?.model ?? null,
    vehicle_year: wanted.vehicle?.year ?? null,
    vehicle_plate: wanted.vehicle?.plate ?? null,
    details: wanted.details,
    place: atWorkshop ? 'workshop' : address ? 'different' : 'home',
    workshop_id: atWorkshop ? workshopId(place.workshop) : null,
    address,
    specialist_id: wanted.specialist === null ? null : specialistId(wanted.specialist),
    status: wanted.status,
    date: when.date,
    slot_id: when.slotId,
    second_choice_date: wanted.secondChoice ? calendar.day(wanted.day + 7) : null,
    second_choice_slot_id: wanted.secondChoice ? when.slotId : null,
    contact_first_name: firstName,
    contact_last_name: lastName,
    contact_phone: phone,
    reviewed: wanted.reviewed ? 1 : 0,
    rescheduled: wanted.rescheduled ? 1 : 0,
    paid: wanted.paid ? 1 : 0,
    confirmed_at: confirmedHoursAgo === undefined ? null : new Date(now - confirmedHoursAgo * hour).toISOString(),
    created_at: new Date(now - bookedDaysAgo * day).toISOString(),
  };
}

function joansDiary(diary: Diary, serviceIds: Map<string, number>, calendar: Calendar): Booked[] {
  return joansAppointments.map((wanted, index) => {
    const resources: Resource[] =
      wanted.specialist === null ? [] : [specialistResource(specialistId(wanted.specialist))];
    if (wanted.place !== null && 'workshop' in wanted.place)
      resources.unshift(workshopResource(workshopId(wanted.place.workshop)));
    const ahead = wanted.day > 0;
    const when = (ahead ? diary.take(resources, wanted.day) : undefined) ?? {
      date: calendar.day(wanted.day),
      slotId: 3,
    };
    const row = appointmentRow(
      index + 1,
      joan,
      demoCustomer,
      serviceIds.get(wanted.service) ?? 0,
      wanted,
      when,
      calendar,
    );
    return { row, resources: ahead ? resources : [] };
  });
}

const neighboursBookings = 110;

/** Enough of other people's appointments that some slots are gone, as anywhere. */
function neighboursDiary(diary: Diary, serviceIds: Map<string, number>, calendar: Calendar): Booked[] {
  const random = createRandom(2025);
  return Array.from({ length: neighboursBookings }).flatMap((_, index) => {
    const specialist = demoSpecialists[random.below(demoSpecialists.length)];
    const person = random.below(neighbours.length);
    const [firstName = '', lastName = ''] = neighbours[person] ?? [];
    const offset = 1 + random.below(40);
    const confirmed = random.below(3) > 0;
    if (!specialist) return [];
    const service: ServiceName = specialist.offers[0].service;
    const [workshop] = specialist.mode === 'travel' ? [] : (specialist.workshops ?? []);
    const resources: Resource[] = [specialistResource(specialistId(specialist.name))];
    if (workshop) resources.unshift(workshopResource(workshopId(workshop)));
    const when = diary.take(resources, offset);
    if (!when) return [];
    const wanted: DemoAppointment = {
      service,
      specialist: specialist.name,
      place: workshop ? { workshop } : null,
      details: specialist.offers[0].name,
      status: confirmed ? 'confirmed' : 'pending',
      day: offset,
      bookedDaysAgo: 3,
      ...(confirmed && { confirmedHoursAgo: 30, paid: true }),
    };
    const id = joansAppointments.length + 1 + index;
    const contact = { firstName, lastName, phone: `7700 9002${String(person).padStart(2, '0')}` };
    return {
      row: appointmentRow(id, firstNeighbour + person, contact, serviceIds.get(service) ?? 0, wanted, when, calendar),
      resources,
    };
  });
}

/** The customers and their appointments, on days counted from the day of seeding. */
export async function seedCustomers(db: Queries, calendar: Calendar, passwordHash: string): Promise<void> {
  await seedAccounts(db, passwordHash, calendar.now);
  const services = await db.selectFrom('services').select(['id', 'name']).execute();
  const serviceIds = new Map(services.map(({ id, name }) => [name, id]));
  const diary = await openDiary(db, calendar);
  const booked = [...joansDiary(diary, serviceIds, calendar), ...neighboursDiary(diary, serviceIds, calendar)];
  await insertAll(
    db,
    'appointments',
    booked.map(({ row }) => row),
  );
  const claims = booked.flatMap(({ row, resources }) =>
    resources.map((resource) => ({ resource, date: row.date, slot_id: row.slot_id, appointment_id: row.id })),
  );
  await insertAll(db, 'claims', claims);
}
