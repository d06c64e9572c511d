import { execute, GraphQLError, parse, specifiedRules, validate } from 'graphql';
import { createLogger } from '#shared/server/log/logger.ts';
import { readConfig } from '../../gateway/config.ts';
import { documentLimits } from '../../gateway/graphql/document-limits.ts';
import { formatErrors } from '../../gateway/graphql/errors.ts';
import { createSessionlessContext } from '../../gateway/http/request-context.ts';
import { readCredentials } from '../../gateway/legacy/transport/caller.ts';
import { DOCUMENT_LIMITS, RATE_LIMITS, UPLOAD_RATE_LIMITS } from '../../gateway/limits.ts';
import { BookableDaysLookups } from '../../gateway/modules/availability/bookable-days.ts';
import { enterSession, resolverContext } from '../../gateway/modules/context.ts';
import { schema } from '../../gateway/modules/schema.ts';
import { createServices } from '../../gateway/services.ts';
import { Idempotency } from '../../gateway/state/idempotency.ts';
import { RateLimiter } from '../../gateway/state/rate-limiter.ts';
import { CUSTOMER } from '../examples/accounts.ts';
import { WHOLE_HOST } from '../examples/all.ts';
import { NEXT_WEEK } from '../examples/values.ts';
import type { Script } from '../support/fake-php.ts';
import { type GeneratedRequest, generateRequest, Random } from '../support/generated-documents.ts';
import { NO_LIMITS, post, SESSION, startGateway } from './harness.ts';

const REQUEST_ID = '?';

/** A customer's answer is cached when it comes a second time unchanged. */
const UNTIL_CACHED = 3;
/** More often than any rule could count. */
const OFTEN = 10;

/** Values that the fake host knows, and some that the gateway refuses. */
const VALUES = {
  id: ['1', '3', '7', '12', 'nobody'],
  serviceId: ['1', '3'],
  specialistId: ['7', '8'],
  workshopId: ['2'],
  date: [NEXT_WEEK, '2020-01-01'],
  email: ['joan@example.com', 'nobody'],
  search: ['nair', 'vehicle', 'x'.repeat(300)],
  page: [1, 2, 0],
  perPage: [1, 8, 999],
  first: [1, 5, 0],
  after: ['nothing'],
};

/** What the requests meet. */
const HOSTS: readonly Readonly<Record<string, Script>>[] = [
  WHOLE_HOST,
  { ...WHOLE_HOST, 'getNotifications.php': { raw: '<html>' } },
  { ...WHOLE_HOST, 'services.php': { raw: '<html>' } },
  // Records without what the graph has as non-null.
  { ...WHOLE_HOST, 'getUserData.php': { json: { ...CUSTOMER, vehicles: [{}], repairs: [{}], email: null } } },
];

interface Difference {
  readonly request: GeneratedRequest;
  readonly expected: string;
  readonly answers: readonly string[];
}

interface Comparison {
  readonly compared: number;
  readonly withErrors: number;
  readonly differences: readonly Difference[];
}

/** Compares `count` generated requests for each host. */
export function compareGenerated(count: number, seed: number): Promise<Comparison> {
  const random = new Random(seed);
  return compareWithGraphqlJs(function* () {
    for (let index = 0; index < count; ) {
      const request = generateRequest(schema, random, VALUES);
      // The time is different in every answer, and the gateway executes nothing that is invalid.
      if (/serverTime/.test(request.query) || validate(schema, parse(request.query), RULES).length > 0) continue;
      index++;
      yield request;
    }
  });
}

/**
 * Compares the answers to requests, from the first to one from the cache, with what graphql-js
 * answers on the same schema, byte for byte.
 */
export async function compareWithGraphqlJs(requests: () => Iterable<GeneratedRequest>): Promise<Comparison> {
  const differences: Difference[] = [];
  let [compared, withErrors] = [0, 0];
  for (const host of HOSTS) {
    const world = await startWorld(host);
    for (const request of requests()) {
      const isLoggedIn = compared++ % 3 > 0;
      const expected = await world.reference(request, isLoggedIn);
      if (expected.includes('"errors"')) withErrors++;
      const answers: string[] = [];
      const times = compared % 10 === 0 ? OFTEN : UNTIL_CACHED;
      while (answers.length < times) answers.push(await world.ask(request, isLoggedIn));
      if (answers.some((answer) => answer !== expected)) differences.push({ request, expected, answers });
    }
    await world.close();
  }
  return { compared, withErrors, differences };
}

/** With the code that Apollo Server gives to what can't be executed. */
function withCode({ message, nodes }: GraphQLError): GraphQLError {
  const code = nodes ? 'BAD_USER_INPUT' : 'OPERATION_RESOLUTION_FAILURE';
  return new GraphQLError(message, { nodes: nodes ?? null, extensions: { code } });
}

/** Errors come in the order in which the host has answered. */
function inOrder(answer: string): string {
  const { errors, ...data } = JSON.parse(answer) as { errors?: unknown[] };
  return JSON.stringify({ ...(errors && { errors: errors.map((error) => JSON.stringify(error)).sort() }), ...data });
}

const RULES = [...specifiedRules, documentLimits(DOCUMENT_LIMITS)];

async function startWorld(host: (typeof HOSTS)[number]) {
  const transportLimits = { failuresToOpen: Number.MAX_SAFE_INTEGER };
  const gateway = await startGateway({ limits: NO_LIMITS, transportLimits, config: { logLevel: 'fatal' } });
  gateway.php.answer(host);
  const log = createLogger('gateway', 'silent');
  const { transport, store, notificationHub, close } = await createServices({
    config: readConfig({ DATA_DIR: gateway.dataDir, CALLS_PER_SECOND: '1000000' }),
    host: { origin: () => gateway.php.origin, isEmbedded: false },
    log,
    transportLimits,
  });
  const contexts = {
    transport,
    limiter: new RateLimiter(store, { ...RATE_LIMITS, ...UPLOAD_RATE_LIMITS, ...NO_LIMITS }, log),
    resolverContext: resolverContext({
      transport,
      notificationHub,
      photoSources: { hosts: new Set<string>(), origin: () => gateway.url },
      bookableDaysLookups: new BookableDaysLookups(),
      idempotency: new Idempotency(store),
      runInBackground: () => undefined,
    }),
  };
  return {
    async ask(request: GeneratedRequest, isLoggedIn: boolean) {
      const response = await post(gateway, request, { ...(isLoggedIn && SESSION) });
      return inOrder((await response.text()).replaceAll(/"requestId":"[^"]+"/g, `"requestId":"${REQUEST_ID}"`));
    },
    async reference({ query, variables, operationName }: GeneratedRequest, isLoggedIn: boolean) {
      const contextValue = { ...createSessionlessContext(contexts, { log, requestId: REQUEST_ID }), isReadOnly: false };
      const viewer = readCredentials(SESSION['x-user-id'], SESSION['x-auth-token']);
      if (isLoggedIn && viewer) enterSession(contextValue, viewer);
      const document = parse(query);
      const result = await execute({ schema, document, variableValues: variables, operationName, contextValue });
      const { errors, ...data } = result;
      const coded = 'data' in result ? errors : errors?.map(withCode);
      return inOrder(JSON.stringify({ ...(coded && { errors: formatErrors(coded, log, REQUEST_ID) }), ...data }));
    },
    async close() {
      await gateway.close();
      await close();
    },
  };
}
