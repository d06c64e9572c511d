import { Refusal } from '../../domain/refusal.ts';
import type { Queries } from '../../store/database/database.ts';
import type { FileArea } from '../../store/files/file-areas.ts';
import type { PersonRows } from './customer-data.ts';
import {
  anonymiseAccount,
  anonymiseAppointment,
  deleteAccount,
  deleteAppointments,
  deletePersonalRows,
  deleteReviews,
  setReviewText,
} from './customer-erasure.ts';
import type { CustomerRecords } from './find-customer.ts';

/** The name in anonymised rows. */
const erasedCustomer = { firstName: 'Erased', lastName: 'customer' };

/** Not a valid address, so no one can book or register with it. */
const erasedEmail = (accountId: number) => `erased-${accountId}`;

export interface Erasure {
  /** The number of rows, by table. */
  deleted: Record<string, number>;
  /** The number of rows that stay, without the customer. */
  anonymised: { accounts: number; appointments: number; reviews: number };
  /** To be removed once the erasure is certain. */
  files: { area: FileArea; names: string[] }[];
}

function refuseOpen({ appointments }: PersonRows): void {
  const open = appointments.filter(({ status }) => status === 'pending' || status === 'confirmed');
  if (open.length === 0) return;
  throw new Refusal('INVALID', [
    'The customer has open appointments. Complete or cancel them first:',
    ...open.map(
      ({ reference, status, date, starts_at, service_name }) =>
        `  ${reference}  ${status}  ${date} ${starts_at}  ${service_name}`,
    ),
  ]);
}

const escaped = (text: string) => text.trim().replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
/** Matches any spacing, and a phone number with or without its prefix. */
const spaced = (number: string) => `(?:(?:\\+44|0)[\\s(]*)?${number.match(/[\p{L}\p{N}]/gu)?.join('[\\s().-]*')}`;

/** Patterns that identify the person. Names are case-sensitive: some are common words. */
function tracesOf({ accounts, appointments, vehicles }: PersonRows): RegExp[] {
  const names = [
    ...accounts.flatMap(({ first_name, last_name }) => [first_name, last_name]),
    ...appointments.flatMap(({ contact_first_name, contact_last_name }) => [contact_first_name, contact_last_name]),
  ].filter((name) => name.trim().length > 1);
  const numbers = [
    ...accounts.map(({ phone }) => phone),
    ...appointments.flatMap(({ contact_phone, vehicle_plate }) => [contact_phone, vehicle_plate]),
    ...vehicles.flatMap(({ license_plate, vin }) => [license_plate, vin]),
  ].filter((number) => number !== null && number.trim().length > 2);
  const others = [...accounts.map(({ email }) => escaped(email)), ...numbers.map((number) => spaced(number ?? ''))];
  const any = (patterns: readonly string[], flags: string) =>
    patterns.length === 0 ? [] : [new RegExp([...new Set(patterns)].join('|'), flags)];
  return [
    ...any(others, 'giu'),
    ...any(
      names.map((name) => `(?<!\\p{L})${escaped(name)}(?!\\p{L})`),
      'gu',
    ),
  ];
}

/**
 * Reviews stay, since they are about the specialist's work, but without anything that identifies
 * the customer.
 */
async function anonymiseReviews(db: Queries, rows: PersonRows): Promise<void> {
  const traces = tracesOf(rows);
  for (const { id, review_text } of rows.reviews) {
    const text = traces.reduce((rest, trace) => rest.replace(trace, '[removed]'), review_text ?? '');
    if (review_text !== null && text !== review_text) await setReviewText(db, id, text);
  }
}

/**
 * Erases a customer in a transaction. Paid appointments stay for bookkeeping, without the person.
 * Throws a refusal while there are open appointments.
 */
export async function eraseCustomer(
  db: Queries,
  { person, rows }: CustomerRecords,
  { withReviews }: { withReviews: boolean },
): Promise<Erasure> {
  refuseOpen(rows);
  const anonymised = rows.appointments.filter(({ paid }) => paid === 1);
  const deletedAppointments = rows.appointments.filter(({ paid }) => paid === 0);
  if (withReviews)
    await deleteReviews(
      db,
      rows.reviews.map(({ id }) => id),
    );
  else await anonymiseReviews(db, rows);
  const deleted = await deletePersonalRows(db, rows);
  await deleteAppointments(
    db,
    deletedAppointments.map(({ id }) => id),
  );
  for (const { id } of anonymised) await anonymiseAppointment(db, id, erasedCustomer);
  const keepsAccount = anonymised.length > 0;
  if (person.accountId !== null && keepsAccount)
    await anonymiseAccount(db, person.accountId, { email: erasedEmail(person.accountId), ...erasedCustomer });
  else if (person.accountId !== null) await deleteAccount(db, person.accountId);
  return {
    deleted: {
      ...deleted,
      appointments: deletedAppointments.length,
      accounts: rows.accounts.length - (keepsAccount ? 1 : 0),
      reviews: withReviews ? rows.reviews.length : 0,
    },
    anonymised: {
      accounts: keepsAccount ? 1 : 0,
      appointments: anonymised.length,
      reviews: withReviews ? 0 : rows.reviews.length,
    },
    files: filesOf(rows),
  };
}

/** The photos and documents of a customer. */
export function filesOf({ appointment_images, application_files }: PersonRows) {
  return [
    { area: 'appointment-images' as const, names: appointment_images.map(({ stored_name }) => stored_name) },
    { area: 'application-files' as const, names: application_files.map(({ stored_name }) => stored_name) },
  ];
}
