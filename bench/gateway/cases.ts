import registered from '../../gateway/graphql/generated/operations.json' with { type: 'json' };
import { nameIn } from '../../gateway/graphql/registered-operations.ts';
import { CUSTOMERS, serviceNames } from './host-data.ts';
import type { BenchRequest } from './load.ts';

export interface Case {
  readonly name: string;
  /** The table of the case. */
  readonly group: 'Public directory' | 'One customer';
  /** Sent in turn; all have different responses. */
  readonly requests: readonly BenchRequest[];
  /** Whether the host changes a text in each response. */
  readonly isChanging?: true;
}

const PAGES = 12;
const PER_PAGE = 8;
const pages = Array.from({ length: PAGES }, (_, index) => index + 1);
export const customers = Array.from({ length: CUSTOMERS }, (_, index) => index + 1);

/** `call` is the pass-through's request to the host; the gateways ignore the header. */
function post(call: string, query: string, variables: object, headers: Record<string, string> = {}): BenchRequest {
  return {
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json', accept: 'application/json', 'x-bench-call': call, ...headers },
    body: JSON.stringify({ query, variables }),
  };
}

const directoryCall = (query: Record<string, string>) =>
  `/php/specialists.php?${new URLSearchParams({ per_page: String(PER_PAGE), ...query })}`;

/** All fields of a specialist, in two halves. */
const PERSON = `id name trade bio photoUrl averageRating reviewCount yearsOfExperience isCertified liabilityInsurance
  serviceMode willingToTravel priceLabel estimatedDurationMinutes availableDays
  reviews { nodes { rating comment createdAt } }`;
const OFFER = `services { serviceId name description priceLabel estimatedDurationMinutes price { low { pence } high { pence } } }
  workshops { workshopId name } companies { companyId name } serviceAreas { areaId name travelFee { pence formatted } }`;
const PAGE = 'totalPages totalCount hasNextPage';

/** Each case of the directory uses different pages, so that no case hits another's cache. */
function directory(name: string, firstPage: number, requestAt: (page: number, call: string) => BenchRequest): Case {
  const requests = pages.map((index) => {
    const page = firstPage - 1 + index;
    return requestAt(page, directoryCall({ page: String(page) }));
  });
  return { name, group: 'Public directory', requests };
}

const WHOLE = `query Directory($page: Int!) {
  specialists(page: $page, perPage: ${PER_PAGE}) { ${PAGE} items { ${PERSON} ${OFFER} } }
}`;
const FRAGMENTS = `query WithFragments($page: Int!, $withOffer: Boolean!) {
  specialists(page: $page, perPage: ${PER_PAGE}) { ...Page }
}
fragment Page on SpecialistPage { ${PAGE} items { ...Person ...Offer @include(if: $withOffer) ... on Specialist { __typename } } }
fragment Person on Specialist { ${PERSON} }
fragment Offer on Specialist { ${OFFER} }`;
const ALIASES = `query WithAliases($page: Int!) {
  shown: specialists(page: $page, perPage: ${PER_PAGE}) { pages: totalPages everyone: items { key: id label: name ${PERSON} offers: services { title: name priceLabel } } }
  counted: specialists(page: $page, perPage: ${PER_PAGE}) { totalCount }
}`;
const FILTERED = `query Filtered($filter: SpecialistFilter!) {
  specialists(filter: $filter, perPage: ${PER_PAGE}) { ${PAGE} items { ${PERSON} ${OFFER} } }
}`;

/** The headers and cookies of a customer's session. */
export const sessionOf = (id: number): Record<string, string> => ({
  'x-user-id': String(id),
  'x-auth-token': `token-of-customer-${id}`,
  cookie: `PHPSESSID=session-${id}`,
});

/** Like the web client: by the hash of an operation that is registered at build time. */
export function registeredRequest(
  operationName: string,
  variables: object,
  { call, session }: { call?: string | undefined; session?: Record<string, string> | undefined },
): BenchRequest {
  const [sha256Hash] = Object.entries(registered).find(([, text]) => nameIn(text) === operationName) ?? [];
  const extensions = { persistedQuery: { version: 1, sha256Hash } };
  const headers = {
    accept: 'application/graphql-response+json,application/json;q=0.9',
    'apollo-require-preflight': 'true',
    'apollographql-client-name': 'web',
    ...(call !== undefined && { 'x-bench-call': call }),
  };
  if (session) {
    const body = JSON.stringify({ operationName, variables, extensions });
    return {
      method: 'POST',
      path: '/graphql',
      headers: { ...headers, 'content-type': 'application/json', ...session },
      body,
    };
  }
  const search = new URLSearchParams({
    operationName,
    variables: JSON.stringify(variables),
    extensions: JSON.stringify(extensions),
  });
  return { method: 'GET', path: `/graphql?${search}`, headers };
}

/** The same request for each customer, with their own session. */
function customersCase(
  name: string,
  requestFor: (session: Record<string, string>, call: string) => BenchRequest,
  more: Pick<Case, 'isChanging'> = {},
): Case {
  const requests = customers.map((id) => {
    const session = sessionOf(id);
    return requestFor(session, `/php/getUserData.php?userId=${id}&token=${session['x-auth-token']}`);
  });
  return { name, group: 'One customer', requests, ...more };
}

const textCase = (name: string, query: string, more: Pick<Case, 'isChanging'> = {}) =>
  customersCase(name, (session, call) => post(call, query, {}, session), more);

/** The query with which a page of the dashboard begins. */
const firstQuery = (operation: string) =>
  customersCase(`${operation}, registered`, (session, call) => registeredRequest(operation, {}, { call, session }));

const DASHBOARD = `query Dashboard { me {
  id firstName lastName email photoUrl summary { completedRepairs pendingAppointments pendingReviews }
  vehicles { id make model year colour plate vin isPrimary }
  appointments(first: 100) { nodes {
    id reference serviceName details status scheduledDate scheduledTime bookedAt specialistName locationName
    isHomeService isReviewed isRescheduled
  } }
  repairs(first: 100) { nodes {
    id vehicle serviceName date status specialistName cost { pence formatted } notes warranty
    parts { name quantity unitPrice { pence } total { pence } }
  } }
  unreadNotificationCount notifications { nodes { id kind title message timeAgo isRead actionPath } }
} }`;
const APPOINTMENTS = `query Appointments { me { appointments(first: 100) { nodes {
  id reference status scheduledDate
  specialist { id name averageRating } service { id name } workshop { id name address }
} } } }`;

const dashboard = textCase('dashboard, answers unchanged', DASHBOARD);
const appointments = textCase('20 appointments, each with specialist, service, workshop', APPOINTMENTS);

export const CASES: readonly Case[] = [
  directory('8 specialists, text by POST', 1, (page, call) => post(call, WHOLE, { page })),
  directory('8 specialists, registered, by GET', 13, (page, call) =>
    registeredRequest('SpecialistDirectory', { filter: {}, page, perPage: PER_PAGE }, { call }),
  ),
  directory('fragments', 25, (page, call) => post(call, FRAGMENTS, { page, withOffer: true })),
  directory('aliases', 37, (page, call) => post(call, ALIASES, { page })),
  {
    name: 'filters',
    group: 'Public directory',
    requests: serviceNames.map((serviceType) =>
      post(directoryCall({ page: '1', serviceType }), FILTERED, { filter: { serviceName: serviceType } }),
    ),
  },
  dashboard,
  textCase('dashboard, every answer new', DASHBOARD, { isChanging: true }),
  appointments,
  ...['DashboardSummary', 'Notifications', 'Appointments', 'Repairs', 'Reviews', 'Vehicles', 'Profile'].map(firstQuery),
];

/** The cases whose time above the raw call is measured. */
export const SLOW_HOST_CASES: readonly Case[] = [dashboard, appointments];
