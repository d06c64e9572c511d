import type { Account } from '../../store/accounts/accounts.ts';
import { findAddress } from '../../store/customers/addresses.ts';
import { listVehicles } from '../../store/customers/vehicles.ts';
import type { Queries } from '../../store/database/database.ts';
import { Form } from '../forms/form.ts';
import { type BookingRequest, checkJob, readJob } from './booking-form.ts';

/** Fills empty fields of the form from the customer's saved vehicle. */
async function withVehicle(
  db: Queries,
  account: Account,
  fields: ReadonlyMap<string, string>,
): Promise<{ fields: ReadonlyMap<string, string>; isKnown: boolean }> {
  const chosen = (fields.get('selectedVehicleId') ?? '').trim();
  if (chosen === '') return { fields, isKnown: true };
  const vehicle = (await listVehicles(db, account.id)).find(({ id }) => String(id) === chosen);
  if (!vehicle) return { fields, isKnown: false };
  const values = {
    model: `${vehicle.make} ${vehicle.model}`,
    year: String(vehicle.year),
    plateNo: vehicle.license_plate,
  };
  const filled = new Map(fields);
  for (const [name, value] of Object.entries(values)) if (!fields.get(name)?.trim()) filled.set(name, value ?? '');
  return { fields: filled, isKnown: true };
}

/** The address of the profile, for a visit without one; null when there is none. */
async function homeAddress(db: Queries, accountId: number): Promise<string | null> {
  const address = await findAddress(db, accountId);
  if (!address) return null;
  const { street, street2, city, zip_code } = address;
  return [street, street2, city, zip_code].filter((part) => part !== '').join(', ') || null;
}

/** Parses a customer's booking: as a guest's, but the contact comes from the account (ENT-14). */
export async function readCustomerBooking(
  db: Queries,
  account: Account,
  input: ReadonlyMap<string, string>,
  imageCount: number,
  now: Date,
): Promise<BookingRequest> {
  const { fields, isKnown } = await withVehicle(db, account, input);
  const form = new Form(fields);
  if (!isKnown) form.add('selectedVehicleId', 'Choose one of your vehicles');
  const job = await checkJob(db, form, await readJob(db, form, imageCount, now), now);
  const isAtHome = job.timeSlotQuery.location.kind === 'home';
  const address = job.address ?? (isAtHome ? await homeAddress(db, account.id) : null);
  const { first_name: firstName, last_name: lastName, email, phone } = account;
  return { ...job, address, firstName, lastName, email, phone };
}
