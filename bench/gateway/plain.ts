import { readdirSync, readFileSync } from 'node:fs';
import { ApolloServer, HeaderMap } from '@apollo/server';
import DataLoader from 'dataloader';
import Fastify, { type FastifyRequest } from 'fastify';
import { Pool } from 'undici';
import type { z } from 'zod';
import registered from '../../gateway/graphql/generated/operations.json' with { type: 'json' };
import {
  type Appointment,
  type Customer,
  customer,
  notificationList,
  serviceList,
  specialistPage,
  workshopList,
} from './plain-records.ts';

/**
 * The gateway as a careful team would write it from the documentation of Apollo Server and Fastify:
 * keep-alive connections, one call for the data of several fields, every response validated. It
 * caches nothing between requests.
 */

const host = new Pool(process.env.PHP_URL ?? '', { connections: 64 });
const FOLDER = 'schema';
const OPERATIONS = new Map(Object.entries(registered));

async function read<T>(path: string, schema: z.ZodType<T>, headers: Record<string, string> = {}): Promise<T> {
  const { statusCode, body } = await host.request({ method: 'GET', path: `/php/${path}`, headers });
  if (statusCode !== 200) throw new Error(`the host answered ${statusCode}`);
  return schema.parse(await body.json());
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}

function createContext({ headers }: FastifyRequest) {
  const credentials = { 'x-user-id': String(headers['x-user-id']), 'x-auth-token': String(headers['x-auth-token']) };
  const session = new URLSearchParams({ userId: credentials['x-user-id'], token: credentials['x-auth-token'] });
  const credentialHeaders = { ...credentials, cookie: headers.cookie ?? '' };
  // Also joins equal requests of several fields.
  const pages = new DataLoader((queries: readonly string[]) =>
    Promise.all(queries.map((query) => read(`specialists.php?${query}`, specialistPage))),
  );
  const specialists = (query: Record<string, string>) => pages.load(new URLSearchParams(query).toString());
  return {
    specialists,
    customer: once(() => read(`getUserData.php?${session}`, customer, credentialHeaders)),
    notifications: once(() => read(`getNotifications.php?${session}`, notificationList, credentialHeaders)),
    services: once(async () => (await read('services.php', serviceList)).services),
    // No script returns one specialist: reading the directory in large pages costs the least.
    specialist: new DataLoader(async (ids: readonly string[]) => {
      const found = new Map<string, object>();
      for (let page = 1, pages = 1; page <= pages && !ids.every((id) => found.has(id)); page++) {
        const answer = await specialists({ page: String(page), per_page: '100' });
        for (const record of answer.specialists) found.set(record.id, record);
        pages = answer.total_pages;
      }
      return ids.map((id) => found.get(id) ?? null);
    }),
    // A workshop that one service's list contains needn't be read through another.
    workshop: new DataLoader<Appointment, object | null, string>(
      async (appointments) => {
        const found = new Map<string, object>();
        for (const { workshopId, serviceId } of appointments) {
          if (found.has(workshopId)) continue;
          const { locations } = await read(`getWorkshopLocations.php?serviceId=${serviceId}`, workshopList);
          for (const workshop of locations) found.set(workshop.id, workshop);
        }
        return appointments.map(({ workshopId }) => found.get(workshopId) ?? null);
      },
      { cacheKeyFn: ({ workshopId }) => workshopId },
    ),
  };
}

type Context = ReturnType<typeof createContext>;
interface Directory {
  readonly page: number;
  readonly perPage: number;
  readonly filter?: { readonly serviceName?: string };
}

interface PageArgs {
  readonly first: number;
  readonly after?: string | null;
}
interface ListArgs extends PageArgs {
  readonly status?: string | null;
  readonly search?: string | null;
  readonly order?: string;
}

const cursorAt = (index: number) => Buffer.from(String(index)).toString('base64url');

/** A page of a connection. */
function pageOf<T>(items: readonly T[], { first, after }: PageArgs) {
  const start = after ? Number(Buffer.from(after, 'base64url').toString()) + 1 : 0;
  const nodes = items.slice(start, start + first);
  const end = start + nodes.length;
  const endCursor = nodes.length > 0 ? cursorAt(end - 1) : null;
  return { nodes, totalCount: items.length, pageInfo: { hasNextPage: end < items.length, endCursor } };
}

/** The same of a list that can be searched and filtered, with the count of each status. */
function statusPageOf<T extends { status: string; serviceName: string }>(
  items: readonly T[],
  statuses: readonly string[],
  { status: wanted, search, ...page }: ListArgs,
) {
  const text = search?.toLowerCase() ?? '';
  const found = items.filter(({ serviceName }) => serviceName.toLowerCase().includes(text));
  const statusCounts = statuses.map((status) => ({
    status,
    count: found.filter((item) => item.status === status).length,
  }));
  const listed = found.filter(({ status }) => !wanted || status === wanted);
  return { ...pageOf(listed, page), statusCounts, searchSuggestions: [] };
}

function upcomingFirst(appointments: readonly Appointment[]): Appointment[] {
  const upcoming = appointments.filter(({ isUpcoming }) => isUpcoming).toReversed();
  return [...upcoming, ...appointments.filter(({ isUpcoming }) => !isUpcoming)];
}

const resolvers = {
  Query: {
    me: (_parent: unknown, _args: unknown, context: Context) => context.customer(),
    specialists: async (_parent: unknown, { page, perPage, filter }: Directory, context: Context) => {
      const serviceType = filter?.serviceName;
      const query = { ...(serviceType && { serviceType }), page: String(page), per_page: String(perPage) };
      const answer = await context.specialists(query);
      const { specialists, total_pages, total } = answer;
      const hasNextPage = page < total_pages;
      const counts = { totalPages: total_pages, totalCount: total, hasNextPage };
      return { items: specialists, page, perPage, ...counts, searchSuggestions: [], locationSuggestions: [] };
    },
  },
  Customer: {
    notifications: async (_parent: unknown, args: PageArgs, context: Context) =>
      pageOf((await context.notifications()).notifications, args),
    unreadNotificationCount: async (_parent: unknown, _args: unknown, context: Context) =>
      (await context.notifications()).unread_count,
    appointments({ appointments }: Customer, args: ListArgs) {
      const ordered = args.order === 'UPCOMING_FIRST' ? upcomingFirst(appointments) : appointments;
      return statusPageOf(ordered, ['PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED'], args);
    },
    repairs: ({ repairs }: Customer, args: ListArgs) => statusPageOf(repairs, ['COMPLETED', 'IN_PROGRESS'], args),
    pendingReviews: ({ pendingReviews }: Customer, args: PageArgs) => pageOf(pendingReviews, args),
    submittedReviews: ({ submittedReviews }: Customer, args: PageArgs) => pageOf(submittedReviews, args),
    nextAction({ appointments, pendingReviews }: Customer) {
      const payable = appointments.find(({ actions }) => actions.canPay);
      if (payable) return { kind: 'PAY', appointment: payable };
      const [pendingReview] = pendingReviews;
      if (pendingReview) return { kind: 'REVIEW', pendingReview };
      const [upcoming] = upcomingFirst(appointments).filter(({ isUpcoming }) => isUpcoming);
      return upcoming ? { kind: 'VISIT', appointment: upcoming } : { kind: 'BOOK' };
    },
  },
  Appointment: {
    specialist: ({ specialistId }: Appointment, _args: unknown, context: Context) =>
      context.specialist.load(specialistId),
    service: async ({ serviceId }: Appointment, _args: unknown, context: Context) =>
      (await context.services()).find(({ id }) => id === serviceId),
    workshop: (appointment: Appointment, _args: unknown, context: Context) => context.workshop.load(appointment),
  },
};

const apollo = new ApolloServer<Context>({
  typeDefs: readdirSync(FOLDER).map((file) => readFileSync(`${FOLDER}/${file}`, 'utf8')),
  resolvers,
  introspection: false,
  stopOnTerminationSignals: false,
  persistedQueries: {
    cache: {
      get: async (key) => OPERATIONS.get(key.slice('apq:'.length)),
      set: async () => undefined,
      delete: async () => undefined,
    },
  },
});
await apollo.start();

const app = Fastify();
app.route({
  method: ['GET', 'POST'],
  url: '/graphql',
  handler: async (request, reply) => {
    const headers = new HeaderMap();
    for (const [name, value] of Object.entries(request.headers)) if (value) headers.set(name, String(value));
    const { method, url, body } = request;
    const answer = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method, headers, search: new URL(url, 'http://gateway').search, body },
      context: async () => createContext(request),
    });
    for (const [name, value] of answer.headers) void reply.header(name, value);
    void reply.code(answer.status ?? 200);
    return answer.body.kind === 'complete' ? answer.body.string : '';
  },
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
