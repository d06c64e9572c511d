import type { ApolloClient } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { Kind, parse } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApolloClient } from '~/graphql/client.ts';
import type { BookAppointmentAsGuestInput } from '~/graphql/generated/graphql.ts';
import { BookAppointmentAsGuestDocument } from '~/graphql/generated/operations/book-appointment-as-guest.ts';
import { BookingPriceGuideDocument } from '~/graphql/generated/operations/booking-price-guide.ts';
import { DashboardSummaryDocument } from '~/graphql/generated/operations/dashboard-summary.ts';
import { LogInDocument } from '~/graphql/generated/operations/log-in.ts';
import { ServicesDocument } from '~/graphql/generated/operations/services.ts';
import { metaOf } from '~/graphql/operation-meta.ts';
import operations from '../../../gateway/graphql/generated/operations.json';
import { appOperations, nameOf, operationOf } from '../support/app-operations.ts';

const joan = { userId: '7', authToken: 'secret' };
const UNKNOWN = { errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] };

interface Request {
  method: string;
  url: URL;
  headers: Headers;
  /** The parameters of a GET, or the body of a POST. */
  // biome-ignore lint/suspicious/noExplicitAny: the tests read arbitrary parameters
  params: any;
}

let requests: Request[];
let client: ApolloClient;
/** The gateway's responses. The last one is repeated. */
let responses: object[];

beforeEach(() => {
  requests = [];
  responses = [{ data: { __typename: 'Query', services: [] } }];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const url = new URL(address, 'http://gateway');
    const inUrl = Object.fromEntries([...url.searchParams].map(([name, value]) => [name, parseIfJson(value)]));
    const params = init.body ? JSON.parse(String(init.body)) : inUrl;
    requests.push({ method: init.method ?? '', url, headers: new Headers(init.headers), params });
    const response = responses.length > 1 ? responses.shift() : responses[0];
    return new Response(JSON.stringify(response), { headers: { 'content-type': 'application/json' } });
  });
  client = createApolloClient({
    credentials: () => joan,
    onNoSession: () => undefined,
    onMutationSuccess: () => undefined,
    onQueryUnreached: () => undefined,
  });
});
afterEach(() => vi.unstubAllGlobals());

function parseIfJson(value: string): unknown {
  return /^[{[]/.test(value) ? JSON.parse(value) : value;
}

/** The operations that the gateway has registered, by hash. */
const registered: Record<string, string> = operations;
const extensionsOf = (document: DocumentNode) => ({
  persistedQuery: { version: 1, sha256Hash: metaOf(document).hash },
});

describe('requests', () => {
  it('send a hash by GET, without the session, if the response is the same for everyone', async () => {
    await client.query({ query: ServicesDocument });
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      method: 'GET',
      params: { operationName: 'Services', extensions: extensionsOf(ServicesDocument) },
    });
    expect(requests[0]?.params).not.toHaveProperty('query');
    expect(requests[0]?.headers.get('apollo-require-preflight')).toBe('true');
    expect(requests[0]?.headers.get('apollographql-client-name')).toBe('web');
    expect(requests[0]?.headers.has('x-auth-token')).toBe(false);
  });

  it('do the same for an operation with variables', async () => {
    responses = [{ data: { __typename: 'Query', service: null } }];
    await client.query({ query: BookingPriceGuideDocument, variables: { serviceId: '3' } });
    expect(requests[0]?.params).toMatchObject({
      variables: { serviceId: '3' },
      extensions: extensionsOf(BookingPriceGuideDocument),
    });
  });

  it('send a hash by POST, with the session in the headers, for a personal query', async () => {
    // Apollo Client removes the `@unmask` directives of this operation, which were hashed too.
    responses = [{ data: { __typename: 'Query', me: null } }];
    await client.query({ query: DashboardSummaryDocument });
    expect(requests[0]).toMatchObject({
      method: 'POST',
      params: { extensions: extensionsOf(DashboardSummaryDocument) },
    });
    expect(requests[0]?.url.search).toBe('');
    expect(requests[0]?.headers.get('x-auth-token')).toBe('secret');
  });

  it('never have the input of a mutation in the URL', async () => {
    responses = [{ data: { __typename: 'Mutation', logIn: null } }];
    const input = { email: 'joan@example.com', password: 'secret' };
    await client.mutate({ mutation: LogInDocument, variables: { input } });
    expect(requests[0]).toMatchObject({ method: 'POST', params: { variables: { input } } });
    expect(requests[0]?.params).not.toHaveProperty('query');
    expect(requests[0]?.url.search).toBe('');
  });

  it('send the whole document if the gateway does not know the hash, and from then on', async () => {
    responses = [
      UNKNOWN,
      { data: { __typename: 'Query', services: [{ __typename: 'Service', id: '1', name: 'Plumbing' }] } },
    ];
    const { data } = await client.query({ query: ServicesDocument });
    expect(data?.services).toHaveLength(1);
    await client.query({ query: ServicesDocument, fetchPolicy: 'network-only' });
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST']);
    for (const { params } of requests.slice(1)) {
      expect(params.query).toContain('query Services');
      expect(params).not.toHaveProperty('extensions');
    }
  });

  it('keep their files when they are sent again', async () => {
    const sent: string[] = [];
    class FakeRequest {
      status = 200;
      responseText = '';
      upload = {};
      onload = () => undefined;
      open = () => undefined;
      abort = () => undefined;
      setRequestHeader = () => undefined;
      getResponseHeader = () => 'application/json';
      send = (form: FormData) => {
        sent.push(`${[...form.keys()]} ${'query' in JSON.parse(String(form.get('operations')))}`);
        this.responseText = JSON.stringify(sent.length === 1 ? UNKNOWN : { data: { bookAppointmentAsGuest: null } });
        queueMicrotask(() => this.onload());
      };
    }
    vi.stubGlobal('XMLHttpRequest', FakeRequest);
    const images = [new File(['x'], 'leak.png', { type: 'image/png' })];
    const input = { images } as unknown as BookAppointmentAsGuestInput;
    await client.mutate({ mutation: BookAppointmentAsGuestDocument, variables: { input } });
    expect(sent).toEqual(['operations,map,0 false', 'operations,map,0 true']);
  });

  it('use hashes that the gateway has registered for the same operation', () => {
    expect(appOperations.length).toBeGreaterThan(10);
    for (const document of appOperations) {
      const text = registered[metaOf(document).hash];
      expect(nameOf(text ? parse(text) : undefined)).toBe(nameOf(document));
    }
  });

  it('fail for an operation without a generated hash', async () => {
    const { error } = await client.query({ query: parse('query Loose { services { id } }') });
    expect(error?.message).toContain('.graphql file');
    expect(requests).toHaveLength(0);
  });
});

describe('the session', () => {
  const sources = import.meta.glob<string>('../../../schema/*.graphql', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const privateFields = Object.values(sources)
    .flatMap((source) => parse(source).definitions)
    .flatMap((node) =>
      (node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION) &&
      node.name.value === 'Query'
        ? (node.fields ?? [])
        : [],
    )
    .filter(({ directives }) => {
      const scope = directives?.find((directive) => directive.name.value === 'cacheControl')?.arguments;
      return scope?.some(({ value }) => value.kind === Kind.ENUM && value.value === 'PRIVATE');
    })
    .map(({ name }) => name.value);

  it.each(appOperations.map((document) => [nameOf(document), document] as const))(
    'is sent with %s if it is no query, or has a private cache scope in the schema',
    (_, document) => {
      const operation = operationOf(document);
      const fields = operation?.selectionSet.selections.map((field) => 'name' in field && field.name?.value);
      const isPersonal = operation?.operation !== 'query' || privateFields.some((field) => fields?.includes(field));
      const isRequired = operation?.operation !== 'query' || fields?.includes('me');
      expect(metaOf(document).session).toBe(isRequired ? 'required' : isPersonal ? 'optional' : undefined);
    },
  );
});
