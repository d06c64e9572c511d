import { parsePhone } from '#shared/uk/phone.ts';
import { appointmentEvents, occasionPrefix } from '../../domain/appointments/appointment-events.ts';
import { requireEmail } from '../../domain/forms/email-address.ts';
import { Refusal } from '../../domain/refusal.ts';
import { findAccount, findAccountByEmail } from '../../store/accounts/accounts.ts';
import type { Queries } from '../../store/database/database.ts';
import { type GuestRequest, listGuestRequests, loadPersonRows, type Person, type PersonRows } from './customer-data.ts';

const unknown = () => new Refusal('NOT_FOUND', 'We have no data about this customer.');

/** How the occasions of emails about an appointment begin. */
const occasionPrefixes = (id: number) => [
  `booking:${id}:`,
  `booking-again:${id}`,
  ...appointmentEvents.map((event) => occasionPrefix(event, id)),
];

/**
 * Finds by address or account id. Throws a refusal when there is no such account, or the text is
 * neither.
 */
async function findPerson(db: Queries, key: string): Promise<Omit<Person, 'guestRequestIds'>> {
  if (/^\d{1,9}$/.test(key.trim())) {
    const account = await findAccount(db, Number(key));
    if (!account) throw unknown();
    return { accountId: account.id, email: account.email };
  }
  const email = requireEmail(key);
  return { accountId: (await findAccountByEmail(db, email))?.id ?? null, email };
}

/** The phone numbers that link a guest's immediate requests to this person. */
function phonesOf({ accounts, appointments, applications, pending_registrations }: PersonRows): Set<string> {
  const numbers = [
    ...[...accounts, ...applications, ...pending_registrations].map(({ phone }) => phone),
    ...appointments.map(({ contact_phone }) => contact_phone),
  ];
  return new Set(numbers.flatMap((number) => parsePhone(number) ?? []));
}

export interface CustomerRecords {
  person: Person;
  rows: PersonRows;
  /** Requests by guests with a phone number of the customer's, which may be other people's. */
  unconfirmed: GuestRequest[];
}

/**
 * All data about the customer with this address or account id, including guest bookings. Requests
 * by guests with the same phone number only if `phone` repeats it, since anyone can give any
 * number. Throws a refusal when there is none.
 */
export async function findCustomer(db: Queries, key: string, phone?: string): Promise<CustomerRecords> {
  const found = await findPerson(db, key);
  const ownRows = await loadPersonRows(db, { ...found, guestRequestIds: [] }, occasionPrefixes);
  const phones = phonesOf(ownRows);
  const samePhone = (await listGuestRequests(db)).filter((request) => phones.has(phoneOf(request)));
  const confirmed = phone === undefined ? null : parsePhone(phone);
  const isConfirmed = (request: GuestRequest) => phoneOf(request) === confirmed;
  const guestRequestIds = samePhone.filter(isConfirmed).map(({ id }) => id);
  if (phone !== undefined && guestRequestIds.length === 0)
    throw new Refusal('INVALID', 'No guest has made a request with this phone number, or it isn’t this customer’s.');
  const person = { ...found, guestRequestIds };
  const rows = guestRequestIds.length === 0 ? ownRows : await loadPersonRows(db, person, occasionPrefixes);
  if (Object.values(rows).every((list) => list.length === 0)) throw unknown();
  return { person, rows, unconfirmed: samePhone.filter((request) => !isConfirmed(request)) };
}

const phoneOf = ({ phone_number }: GuestRequest) => parsePhone(phone_number) ?? '';
