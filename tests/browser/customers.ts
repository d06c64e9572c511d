import type { APIRequestContext, Page } from '@playwright/test';
import { type Guest, photo } from './booking-wizard.ts';
import { joan } from './log-in.ts';
import { operate } from './operator.ts';
import { codeFor } from './outbox.ts';

/** A customer of one test, so that tests that change a customer's data don't affect each other. */
export interface Customer {
  /** The IP address of the customer's requests. */
  address: string;
  userId: string;
  authToken: string;
  userName: string;
  accountType: string;
  firstName: string;
  email: string;
  password: string;
}

/** Sends a request: a customer, or an anonymous visitor with an IP address. */
type Sender = Customer | Pick<Customer, 'address'>;

const PASSWORD = 'Mend-it-2026!';

/**
 * Registers a customer with an empty account, through the graph. `outbox` is the origin of the
 * backend, if it isn't the product's own.
 */
export async function newCustomer(request: APIRequestContext, outbox = ''): Promise<Customer> {
  const id = Math.random().toString(36).slice(2, 10);
  const address = newAddress();
  const person = { firstName: 'Ada', lastName: 'Reed', email: `ada.${id}@example.com`, phone: '7700 900123' };
  await mutate(request, 'register', { ...person, password: PASSWORD }, '', { address });
  const code = await codeFor(request, person.email, outbox);
  await mutate(request, 'verifyRegistration', { email: person.email, code }, '', { address });
  return logInByApi(request, { email: person.email, password: PASSWORD, firstName: person.firstName }, address);
}

/** Starts a new session of an existing customer. */
async function logInByApi(
  request: APIRequestContext,
  { email, password, firstName }: Pick<Customer, 'email' | 'password' | 'firstName'>,
  address: string,
): Promise<Customer> {
  const fields = 'session { userId authToken userName accountType }';
  const { session } = await mutate(request, 'logIn', { email, password }, fields, { address });
  return { ...session, address, firstName, email, password };
}

/** Logs the browser in as another customer from the next page on, as if another tab had done it. */
export async function switchCustomer(
  page: Page,
  { userId, authToken, userName, accountType }: Customer,
): Promise<void> {
  await page.evaluate(
    (session) => {
      for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
    },
    { userId, authToken, userName, accountType },
  );
}

/** Logs the browser in as the demo customer, who has data on every page. For read-only tests. */
export async function logInAsJoan(page: Page): Promise<Customer> {
  const customer = await logInByApi(page.request, { ...joan, firstName: 'Joan' }, newAddress());
  await logInAs(page, customer);
  return customer;
}

/** A random IP address, so that tests don't share its rate limits. */
const newAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

/** Logs the browser in as this customer from its first page on, until it logs out. */
export async function logInAs(page: Page, customer: Customer): Promise<void> {
  const { userId, authToken, userName, accountType } = customer;
  await page.addInitScript(
    (session) => {
      // Not again on a reload, after the test has logged out.
      if (sessionStorage.getItem('test-logged-in')) return;
      sessionStorage.setItem('test-logged-in', 'yes');
      for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
    },
    { userId, authToken, userName, accountType },
  );
}

/** Sends a query and returns its data. Throws on errors. */
export async function query(request: APIRequestContext, from: Sender, source: string, variables: object = {}) {
  const response = await request.post('/graphql', { headers: headersOf(from), data: { query: source, variables } });
  const { data, errors } = await response.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** Sends a mutation and returns its payload. Throws on user errors. */
export async function mutate(request: APIRequestContext, name: string, input: object, fields: string, from: Sender) {
  const response = await request.post('/graphql', {
    headers: headersOf(from),
    data: { query: mutation(name, fields), variables: { input } },
  });
  return payloadIn(await response.json(), name);
}

interface BookingOptions {
  serviceName?: string;
  address?: string;
  /** By default the first free time slot of a free day. */
  at?: { date: string; timeSlotId: string };
}

/** Books an appointment at an address of the customer's choice. */
export async function bookFor(
  request: APIRequestContext,
  customer: Customer,
  options: BookingOptions = {},
): Promise<{ id: string; reference: string }> {
  const input = await bookingInput(request, customer, options);
  return (await bookByApi(request, 'bookAppointment', input, 'appointment { id reference }', customer)).appointment;
}

/** Books and completes an appointment that is not reviewed yet. */
export async function completeAppointment(request: APIRequestContext, customer: Customer, dataDir: string) {
  const booked = await bookFor(request, customer);
  await operate(dataDir, 'confirm', booked.reference);
  await mutate(request, 'payForAppointment', { appointmentId: booked.id }, 'appointment { id }', customer);
  await operate(dataDir, 'complete', booked.reference);
  return booked;
}

/** Books couriers as a guest without the wizard. Returns what the wizard passes on to pages. */
export async function bookAsGuest(request: APIRequestContext, guest: Guest) {
  const from = { address: newAddress() };
  const input = {
    ...(await bookingInput(request, from, { serviceName: 'Couriers' })),
    ...guest,
    declarationAccepted: true,
  };
  const fields = 'booking { reference serviceName message email firstName appointmentId customerId }';
  const { booking } = await bookByApi(request, 'bookAppointmentAsGuest', input, fields, from);
  return { ...booking, lastName: guest.lastName, phone: guest.phone };
}

async function bookingInput(
  request: APIRequestContext,
  from: Sender,
  { serviceName = 'Plumbing', address = '27 Wheatsheaf Road, Leicester LE2 3PL', at }: BookingOptions,
) {
  const { services } = await query(request, from, '{ services { id name } }');
  const serviceId = services.find(({ name }: { name: string }) => name === serviceName).id;
  // Without it, no one may be assigned.
  const near = address.split(' ').at(-2);
  const location = `location: { customerLocation: DIFFERENT_LOCATION }, near: "${near}"`;
  const firstTimeSlot = async () => {
    const days = await query(request, from, `{ service(id: "${serviceId}") { availableDates(${location}) } }`);
    const date = days.service.availableDates.at(3);
    const times = await query(
      request,
      from,
      `{ service(id: "${serviceId}") { timeSlots(date: "${date}", ${location}) { timeSlotId } } }`,
    );
    return { date, timeSlotId: times.service.timeSlots[0].timeSlotId };
  };
  return {
    idempotencyKey: crypto.randomUUID(),
    serviceId,
    itemDetails: 'Kitchen tap',
    issueDescription: 'It drips all night.',
    photos: [null],
    location: { customerLocation: 'DIFFERENT_LOCATION' },
    address,
    ...(at ?? (await firstTimeSlot())),
  };
}

async function bookByApi(request: APIRequestContext, name: string, input: object, fields: string, from: Sender) {
  const response = await request.post('/graphql', {
    headers: { ...headersOf(from), 'apollo-require-preflight': 'true' },
    multipart: {
      operations: JSON.stringify({ query: mutation(name, fields), variables: { input } }),
      map: JSON.stringify({ photo: ['variables.input.photos.0'] }),
      photo: await photo('tap.png'),
    },
  });
  return payloadIn(await response.json(), name);
}

function mutation(name: string, fields: string): string {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  return `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} userErrors { code message } } }`;
}

const headersOf = (from: Sender) => ({
  'x-forwarded-for': from.address,
  ...('userId' in from && { 'x-user-id': from.userId, 'x-auth-token': from.authToken }),
});

// biome-ignore lint/suspicious/noExplicitAny: tests read untyped responses
function payloadIn(response: { data?: any; errors?: unknown }, name: string) {
  const payload = response.data?.[name];
  if (!payload || payload.userErrors.length > 0) throw new Error(`${name}: ${JSON.stringify(response)}`);
  return payload;
}
