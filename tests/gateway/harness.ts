import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '#shared/server/log/logger.ts';
import { type Config, readConfig } from '../../gateway/config.ts';
import { RATE_LIMITS, type RateLimits, UPLOAD_RATE_LIMITS } from '../../gateway/limits.ts';
import { createServer, type Server } from '../../gateway/server.ts';
import type { ServerOptions } from '../../gateway/server-options.ts';
import { FakePhp } from '../support/fake-php.ts';
import { ManualClock } from '../support/manual-clock.ts';

type Headers = Readonly<Record<string, string>>;

/** A GraphQL response as untyped JSON. */
export interface GraphAnswer {
  readonly status: number;
  readonly headers: Response['headers'];
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect any response
  readonly data: any;
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect any response
  readonly errors: any[] | undefined;
}

export interface TestGateway {
  readonly php: FakePhp;
  readonly url: string;
  readonly dataDir: string;
  /** Each line of the log, parsed. */
  readonly log: Record<string, unknown>[];
  /** The raw log. */
  readonly logText: () => string;
  /** Advances the clock of the public cache. */
  readonly pass: (milliseconds: number) => void;
  /** Times out calls of the host and of Redis, which no real time does. */
  readonly callClock: ManualClock;
  /** Like for the demo. */
  readonly offerDemoLogin: Server['offerDemoLogin'];
  /** Like for the embedded backend. */
  readonly resetBreakers: () => void;
  graph(query: string, variables?: object, headers?: Headers): Promise<GraphAnswer>;
  /** The same with the session of customer 7. */
  asCustomer(query: string, variables?: object): Promise<GraphAnswer>;
  close(): Promise<void>;
}

export type GatewayOptions = Partial<Omit<ServerOptions, 'config' | 'log'>> & { readonly config?: Partial<Config> };

/** The real server on a real port, in front of a fake /php. */
export async function startGateway({ config, ...deps }: GatewayOptions = {}): Promise<TestGateway> {
  const php = new FakePhp();
  await php.start();
  const dataDir = await mkdtemp(join(tmpdir(), 'gateway-test-'));
  const lines: string[] = [];
  let passed = 0;
  const callClock = new ManualClock();
  const server = await createServer({
    // Tests send many different documents and reads from one address.
    config: { ...readConfig({ DATA_DIR: dataDir, PHP_URL: php.origin, CALLS_PER_SECOND: '1000000' }), ...config },
    host: { origin: () => php.origin, isEmbedded: false },
    log: createLogger('gateway', config?.logLevel ?? 'info', { write: (line) => lines.push(line) }),
    now: () => performance.now() + passed,
    callClock,
    ...deps,
    // Only tests of the breaker need it to open.
    transportLimits: { failuresToOpen: 1_000, ...deps.transportLimits },
  });
  await server.app.listen({ port: 0, host: config?.host ?? '127.0.0.1' });
  const url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  return {
    php,
    url,
    dataDir,
    get log() {
      return lines.map((line) => JSON.parse(line));
    },
    logText: () => lines.join(''),
    pass: (milliseconds) => {
      passed += milliseconds;
    },
    callClock,
    offerDemoLogin: (login) => server.offerDemoLogin(login),
    resetBreakers: () => server.resetBreakers(),
    graph: async (query, variables = {}, headers = {}) =>
      readAnswer(await post({ url }, { query, variables }, headers)),
    asCustomer: async (query, variables = {}) => readAnswer(await post({ url }, { query, variables }, SESSION)),
    close: async () => {
      await php.stop();
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Sends a form, a text or an object as JSON to /graphql. */
export function post(
  { url }: { readonly url: string },
  body: object | string,
  headers: Headers = {},
  signal: AbortSignal | null = null,
): Promise<Response> {
  const isForm = body instanceof FormData;
  const usual: Headers = isForm ? PREFLIGHT : { 'content-type': 'application/json' };
  return fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { ...usual, ...headers },
    body: isForm || typeof body === 'string' ? body : JSON.stringify(body),
    signal,
  });
}

/** Asks /graphql by GET. */
export const get = ({ url }: { readonly url: string }, parameters: Record<string, string>, headers: Headers = {}) =>
  fetch(`${url}/graphql?${new URLSearchParams(parameters)}`, { headers: { ...PREFLIGHT, ...headers } });

/** What a page of another site can't send. */
export const PREFLIGHT = { 'apollo-require-preflight': 'true' };

export async function readAnswer(response: Response): Promise<GraphAnswer> {
  const { data, errors } = (await response.json()) as GraphAnswer;
  return { status: response.status, headers: response.headers, data, errors };
}

/** Rate limits that no test reaches. */
export const NO_LIMITS: Partial<RateLimits> = Object.fromEntries(
  Object.keys({ ...RATE_LIMITS, ...UPLOAD_RATE_LIMITS }).map((limit) => [limit, { max: 1_000_000, windowMs: 1_000 }]),
);

export const SESSION = { 'x-user-id': '7', 'x-auth-token': 'tok-0123456789abcdef' };

export interface MutationResponse extends GraphAnswer {
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect any response
  readonly payload: any;
}

/** Sends a mutation by its name, selecting its user errors. */
export async function mutate(
  gateway: TestGateway,
  name: string,
  input: object,
  { fields = '', headers = {} }: { fields?: string; headers?: Headers } = {},
): Promise<MutationResponse> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const answer = await gateway.graph(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} userErrors { field message code retryAfterSeconds } } }`,
    { input },
    headers,
  );
  return { ...answer, payload: answer.data?.[name] };
}

/** A user error. */
export const userError = (
  field: readonly string[] | null,
  message: string,
  code: string,
  retryAfterSeconds: number | null = null,
) => ({
  field,
  message,
  code,
  retryAfterSeconds,
});

export const PASSWORD = 'Mend-it-2026!';
