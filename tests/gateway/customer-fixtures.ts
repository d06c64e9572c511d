import { MUTATIONS, scriptOf } from '../examples/all.ts';
import type { Call, MutationName } from '../examples/example.ts';
import { mutate, SESSION, type TestGateway } from './harness.ts';

const DAY_MS = 24 * 60 * 60_000;

const london = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day in London some days from today. */
export function londonDayFromNow(days: number): string {
  const today = london.format(new Date()).split('/').reverse().join('-');
  return new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10);
}

/** A moment some hours from now, with its offset, as some hosts write it. */
export const momentFromNow = (hours: number) => new Date(Date.now() + hours * 60 * 60_000).toISOString();

/** A confirmed appointment in getUserData.php. */
export const APPOINTMENT = {
  id: '12',
  appointment_reference: 'MW-48213',
  serviceId: '1',
  service_type: 'Vehicle Repair',
  date: '2026-11-24',
  status: 'confirmed',
  specialistId: '7',
  specialist: 'Priya Nair',
  locationId: '2',
  location: 'Frog Island Motors',
  isHomeService: '0',
} as const;

/** A customer in getUserData.php. */
export const CUSTOMER = { user_id: '7', firstName: 'Joan', lastName: 'Pryce', email: 'joan@example.com' } as const;

/** Makes the host respond with this customer. */
export function customerIs(gateway: TestGateway, data: object): void {
  gateway.php.answer({ 'getUserData.php': { json: { ...CUSTOMER, ...data } } });
}

/** Queries fields of the customer with this data; fails on errors. */
export async function askMe(gateway: TestGateway, fields: string, data: object) {
  customerIs(gateway, data);
  const { data: answer, errors } = await gateway.asCustomer(`{ me { ${fields} } }`);
  if (errors) throw new Error(JSON.stringify(errors));
  return answer.me;
}

/** Queries the nodes of one of the customer's lists. */
export const nodesOf = async (gateway: TestGateway, list: string, fields: string, data: object) =>
  (await askMe(gateway, `${list} { nodes { ${fields} } }`, data))[list].nodes;

/** A mutation of something that belongs to a customer. */
export interface CustomerMutation {
  readonly name: string;
  /** The script that it calls. */
  readonly script: string;
  /** A valid input. */
  readonly input: object;
  readonly fields: string;
}

/** A mutation of one appointment, as its example sends it. */
const ofAppointment = (name: Call & MutationName, changes: object = {}): CustomerMutation => ({
  name,
  script: scriptOf(name),
  input: { ...MUTATIONS[name].input(), appointmentId: 'appointment-12', ...changes },
  fields: 'message',
});

export const CANCEL = ofAppointment('cancelAppointment');
export const RESCHEDULE = ofAppointment('rescheduleAppointment', { date: londonDayFromNow(3) });
export const PAY = ofAppointment('payForAppointment');
export const REVIEW = ofAppointment('submitReview', { comment: 'Neat work.' });

/** Sends the mutation and returns its payload and errors. */
export const sendMutation = (
  gateway: TestGateway,
  { name, input, fields }: CustomerMutation,
  changes: object = {},
  headers: Record<string, string> = SESSION,
) => mutate(gateway, name, { ...input, ...changes }, { fields, headers });
