import type { APIRequestContext, Page } from '@playwright/test';
import { photo } from './booking-wizard.ts';
import { codeFor } from './outbox.ts';

/** A customer of a test's own, so that tests that change what a customer has do not meet each other. */
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

const PASSWORD = 'Mend-it-2026!';

/** Registers somebody with a brand-new empty account, through the graph. `outbox` is the backend's origin where the product is not on its own. */
export async function newCustomer(request: APIRequestContext, outbox = ''): Promise<Customer> {
  const id = Math.random().toString(36).slice(2, 10);
  const address = `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;
  const person = { firstName: 'Ada', lastName: 'Reed', email: `ada.${id}@example.com`, phone: '7700 900123' };
  await act(request, 'register', { ...person, password: PASSWORD }, '', { address });
  const code = await codeFor(request, person.email, outbox);
  await act(request, 'verifyRegistration', { email: person.email, code }, '', { address });
  const { session } = await act(
    request,
    'logIn',
    { email: person.email, password: PASSWORD },
    'session { userId authToken userName accountType }',
    { address },
  );
  return { ...session, address, firstName: person.firstName, email: person.email, password: PASSWORD };
}

/** Lets the page's browser be logged in as this customer from its first page on, until it is logged out. */
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

/** What the graph answers to this customer. */
export async function ask(request: APIRequestContext, customer: Customer, query: string, variables: object = {}) {
  const response = await request.post('/graphql', { headers: headersOf(customer), data: { query, variables } });
  const { data, errors } = await response.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** Does one act of the graph, as a customer or as nobody from an address, and gives its payload; throws what could be put right. */
export async function act(
  request: APIRequestContext,
  name: string,
  input: object,
  fields: string,
  from: Customer | Pick<Customer, 'address'>,
) {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} userErrors { code message } } }`;
  const response = await request.post('/graphql', {
    headers: headersOf(from),
    data: { query, variables: { input } },
  });
  return payloadIn(await response.json(), name);
}

/** Books something for the customer with a specialist who comes home, on a free day and time unless others are wanted. */
export async function bookFor(
  request: APIRequestContext,
  customer: Customer,
  {
    serviceName = 'Plumbing',
    address = '27 Wheatsheaf Road, Leicester LE2 3PL',
    at,
  }: { serviceName?: string; address?: string; at?: { date: string; timeSlotId: string } } = {},
): Promise<{ id: string; reference: string }> {
  const { services } = await ask(request, customer, '{ services { id name } }');
  const serviceId = services.find(({ name }: { name: string }) => name === serviceName).id;
  const place = 'place: { visit: DIFFERENT_LOCATION }';
  const firstFree = async () => {
    const days = await ask(request, customer, `{ service(id: "${serviceId}") { availableDates(${place}) } }`);
    const date = days.service.availableDates.at(3);
    const times = await ask(
      request,
      customer,
      `{ service(id: "${serviceId}") { timeSlots(date: "${date}", ${place}) { id } } }`,
    );
    return { date, timeSlotId: times.service.timeSlots[0].id };
  };
  const input = {
    idempotencyKey: crypto.randomUUID(),
    serviceId,
    itemDetails: 'Kitchen tap',
    issueDescription: 'It drips all night.',
    images: [null],
    place: { visit: 'DIFFERENT_LOCATION' },
    address,
    ...(at ?? (await firstFree())),
  };
  const query =
    'mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { appointment { id reference } userErrors { code message } } }';
  const response = await request.post('/graphql', {
    headers: { ...headersOf(customer), 'apollo-require-preflight': 'true' },
    multipart: {
      operations: JSON.stringify({ query, variables: { input } }),
      map: JSON.stringify({ photo: ['variables.input.images.0'] }),
      photo: await photo('tap.png'),
    },
  });
  return payloadIn(await response.json(), 'bookAppointment').appointment;
}

const headersOf = (from: Customer | Pick<Customer, 'address'>) => ({
  'x-forwarded-for': from.address,
  ...('userId' in from && { 'x-user-id': from.userId, 'x-auth-token': from.authToken }),
});

// biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came
function payloadIn(answer: { data?: any; errors?: unknown }, name: string) {
  const payload = answer.data?.[name];
  if (!payload || payload.userErrors.length > 0) throw new Error(`${name}: ${JSON.stringify(answer)}`);
  return payload;
}
