import type { APIRequestContext, Page } from '@playwright/test';
import { type Guest, photo } from './booking-wizard.ts';
import { joan } from './log-in.ts';
import { codeFor } from './outbox.ts';

/**
 * A customer of a test's own, so that tests that change what a customer has do not meet each other.
 */
export interface Customer {
  /** Where the customer's requests come from. */
  address: string;
  userId: string;
  authToken: string;
  userName: string;
  accountType: string;
  firstName: string;
  email: string;
  password: string;
}

/** Whose request it is: a customer's, or nobody's from an address. */
type Sender = Customer | Pick<Customer, 'address'>;

const PASSWORD = 'Mend-it-2026!';

/**
 * Registers somebody with a brand-new empty account, through the graph. `outbox` is the backend's
 * origin where the product is not on its own.
 */
export async function newCustomer(request: APIRequestContext, outbox = ''): Promise<Customer> {
  const id = Math.random().toString(36).slice(2, 10);
  const address = newAddress();
  const person = { firstName: 'Ada', lastName: 'Reed', email: `ada.${id}@example.com`, phone: '7700 900123' };
  await act(request, 'register', { ...person, password: PASSWORD }, '', { address });
  const code = await codeFor(request, person.email, outbox);
  await act(request, 'verifyRegistration', { email: person.email, code }, '', { address });
  return logInByApi(request, { email: person.email, password: PASSWORD, firstName: person.firstName }, address);
}

/** A new session of somebody who has an account. */
async function logInByApi(
  request: APIRequestContext,
  { email, password, firstName }: Pick<Customer, 'email' | 'password' | 'firstName'>,
  address: string,
): Promise<Customer> {
  const fields = 'session { userId authToken userName accountType }';
  const { session } = await act(request, 'logIn', { email, password }, fields, { address });
  return { ...session, address, firstName, email, password };
}

/**
 * Lets the page's browser be logged in as somebody else from the next page on, as if another tab
 * had done it.
 */
export async function switchTo(page: Page, { userId, authToken, userName, accountType }: Customer): Promise<void> {
  await page.evaluate(
    (session) => {
      for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
    },
    { userId, authToken, userName, accountType },
  );
}

/**
 * Lets the page's browser be logged in as the demo customer, who has something of everything. For
 * tests that change nothing of hers.
 */
export async function enterAsJoan(page: Page): Promise<Customer> {
  const customer = await logInByApi(page.request, { ...joan, firstName: 'Joan' }, newAddress());
  await enterAs(page, customer);
  return customer;
}

/** An address of its own, so that tests do not share the rate limits of one. */
const newAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

/**
 * Lets the page's browser be logged in as this customer from its first page on, until it is logged
 * out.
 */
export async function enterAs(page: Page, customer: Customer): Promise<void> {
  const { userId, authToken, userName, accountType } = customer;
  await page.addInitScript(
    (session) => {
      // Not again on a reload after the test has logged out.
      if (sessionStorage.getItem('test-entered')) return;
      sessionStorage.setItem('test-entered', 'yes');
      for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
    },
    { userId, authToken, userName, accountType },
  );
}

/** What the graph answers to this sender. */
export async function ask(request: APIRequestContext, from: Sender, query: string, variables: object = {}) {
  const response = await request.post('/graphql', { headers: headersOf(from), data: { query, variables } });
  const { data, errors } = await response.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/**
 * Does one act of the graph, as a customer or as nobody from an address, and gives its payload;
 * throws what could be put right.
 */
export async function act(request: APIRequestContext, name: string, input: object, fields: string, from: Sender) {
  const response = await request.post('/graphql', {
    headers: headersOf(from),
    data: { query: mutation(name, fields), variables: { input } },
  });
  return payloadIn(await response.json(), name);
}

interface Wishes {
  serviceName?: string;
  address?: string;
  /** The first free time of a free day unless another is wanted. */
  at?: { date: string; timeSlotId: string };
}

/** Books something for the customer with a specialist who comes home. */
export async function bookFor(
  request: APIRequestContext,
  customer: Customer,
  wishes: Wishes = {},
): Promise<{ id: string; reference: string }> {
  const input = await bookingInput(request, customer, wishes);
  return (await bookByApi(request, 'bookAppointment', input, 'appointment { id reference }', customer)).appointment;
}

/**
 * Books couriers as a guest, without the wizard; gives what the wizard tells the pages after it.
 */
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
  { serviceName = 'Plumbing', address = '27 Wheatsheaf Road, Leicester LE2 3PL', at }: Wishes,
) {
  const { services } = await ask(request, from, '{ services { id name } }');
  const serviceId = services.find(({ name }: { name: string }) => name === serviceName).id;
  const location = 'location: { customerLocation: DIFFERENT_LOCATION }';
  const firstFree = async () => {
    const days = await ask(request, from, `{ service(id: "${serviceId}") { availableDates(${location}) } }`);
    const date = days.service.availableDates.at(3);
    const times = await ask(
      request,
      from,
      `{ service(id: "${serviceId}") { timeSlots(date: "${date}", ${location}) { id } } }`,
    );
    return { date, timeSlotId: times.service.timeSlots[0].id };
  };
  return {
    idempotencyKey: crypto.randomUUID(),
    serviceId,
    itemDetails: 'Kitchen tap',
    issueDescription: 'It drips all night.',
    photos: [null],
    location: { customerLocation: 'DIFFERENT_LOCATION' },
    address,
    ...(at ?? (await firstFree())),
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

// biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came
function payloadIn(answer: { data?: any; errors?: unknown }, name: string) {
  const payload = answer.data?.[name];
  if (!payload || payload.userErrors.length > 0) throw new Error(`${name}: ${JSON.stringify(answer)}`);
  return payload;
}
