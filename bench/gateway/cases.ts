import registered from '../../gateway/graphql/generated/operations.json' with { type: 'json' };
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
const customers = Array.from({ length: CUSTOMERS }, (_, index) => index + 1);

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

/** Like the web client: by the hash of an operation that is registered at build time. */
function byHash(page: number, call: string): BenchRequest {
  const operationName = 'SpecialistDirectory';
  const [hash] = Object.entries(registered).find(([, text]) => text.startsWith(`query ${operationName}(`)) ?? [];
  const search = new URLSearchParams({
    operationName,
    variables: JSON.stringify({ filter: {}, page, perPage: PER_PAGE }),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } }),
  });
  const accept = 'application/graphql-response+json,application/json;q=0.9';
  const headers = {
    accept,
    'apollo-require-preflight': 'true',
    'apollographql-client-name': 'web',
    'x-bench-call': call,
  };
  return { method: 'GET', path: `/graphql?${search}`, headers };
}

/** The same request for each customer, with their own session. */
function customersCase(name: string, query: string, more: Pick<Case, 'isChanging'> = {}): Case {
  const requests = customers.map((id) => {
    const token = `token-of-customer-${id}`;
    const session = { 'x-user-id': String(id), 'x-auth-token': token, cookie: `PHPSESSID=session-${id}` };
    return post(`/php/getUserData.php?userId=${id}&token=${token}`, query, {}, session);
  });
  return { name, group: 'One customer', requests, ...more };
}

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

const dashboard = customersCase('dashboard, answers unchanged', DASHBOARD);
const appointments = customersCase('20 appointments, each with specialist, service, workshop', APPOINTMENTS);

export const CASES: readonly Case[] = [
  directory('8 specialists, text by POST', 1, (page, call) => post(call, WHOLE, { page })),
  directory('8 specialists, registered, by GET', 13, byHash),
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
  customersCase('dashboard, every answer new', DASHBOARD, { isChanging: true }),
  appointments,
];

/** The cases whose time above the raw call is measured. */
export const SLOW_HOST_CASES: readonly Case[] = [dashboard, appointments];
