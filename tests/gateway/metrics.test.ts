import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mergeMetrics } from '#shared/server/metrics/registry.ts';
import { readSeries } from '../support/metrics.ts';
import { until } from '../support/until.ts';
import { BOOKABLE, book, booking } from './booking-fixtures.ts';
import { post, startGateway, type TestGateway } from './harness.ts';
import { ownGateway } from './shared-gateway.ts';
import { openStream } from './streams.ts';

const TOKEN = 'a-token-for-metrics';
const metrics = { port: null, host: '127.0.0.1', token: TOKEN };
const bearer = { authorization: `Bearer ${TOKEN}` };

const read = async (gateway: TestGateway) =>
  readSeries(await (await fetch(`${gateway.url}/metrics`, { headers: bearer })).text());

describe('the metrics of the gateway', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    const limits = { logIn: { max: 1, windowMs: 600_000 } };
    gateway = await startGateway({ config: { metrics }, limits, transportLimits: { failuresToOpen: 2 } });
    gateway.php.answer({
      ...BOOKABLE,
      'userLogin.php': { json: { success: false, errors: ['No'] } },
      'getNotifications.php': { json: { success: true, notifications: [] } },
      'getUserData.php': { json: {}, status: 500 },
    });
  });
  afterAll(() => gateway.close());

  it('are not served without the token (OPS-10)', async () => {
    for (const headers of [
      {},
      { authorization: TOKEN },
      { authorization: `Bearer ${TOKEN}x` },
      { authorization: 'Bearer ' },
    ])
      expect((await fetch(`${gateway.url}/metrics`, { headers })).status).toBe(404);
    expect((await fetch(`${gateway.url}/metrics`, { method: 'POST', headers: bearer })).status).toBe(404);
    const answer = await fetch(`${gateway.url}/metrics`, { headers: bearer });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('count operations by registered name and known client, not by names that callers invent', async () => {
    const name = { 'apollographql-client-name': 'web' };
    await gateway.graph('query Services { services { id } }', {}, name);
    await gateway.graph('query Services { services { id } }', {}, name);
    await gateway.graph('query MadeUp { services { id } }', {}, { 'apollographql-client-name': 'joan@example.com' });
    const series = await read(gateway);
    const count = 'mendwell_graphql_request_duration_seconds_count';
    expect(series.get(`${count}{client="web",operation="Services"}`)).toBe(2);
    expect(series.get(`${count}{client="other",operation="other"}`)).toBe(1);
    expect(series.get('mendwell_legacy_call_duration_seconds_count{script="services.php"}')).toBe(1);
    expect(series.get('mendwell_public_cache_reads_total{outcome="miss"}')).toBe(1);
    expect(series.get('mendwell_public_cache_reads_total{outcome="hit"}')).toBe(2);
    expect(series.get('mendwell_cache_entries{cache="public"}')).toBe(1);
    expect(series.get('mendwell_cache_entries{cache="responses"}')).toBe(2);
    for (const cache of ['public', 'private', 'responses', 'parsed_documents']) {
      const budget = Number(series.get(`mendwell_cache_budget_bytes{cache="${cache}"}`));
      expect(budget).toBeGreaterThan(1024 * 1024);
      expect(series.get(`mendwell_cache_bytes{cache="${cache}"}`)).toBeLessThanOrEqual(budget);
    }
    expect([...series.keys()].join()).not.toMatch(/MadeUp|joan/);
  });

  it('show faults, open breakers, refusals, limits, keys, uploads and subscriptions', async () => {
    await gateway.asCustomer('{ me { id } }');
    await gateway.asCustomer('{ me { id } }');
    await gateway.graph('{ nothing }');
    await post(gateway, '{');
    const logIn = 'mutation { logIn(input: { email: "a@example.com", password: "pass-word-1" }) { message } }';
    await gateway.graph(logIn);
    await gateway.graph(logIn);
    const wish = booking();
    await book(gateway, wish);
    await book(gateway, wish);
    const stream = await openStream(gateway, 'subscription { notificationsChanged { added { id } } }');
    const open = await read(gateway);
    stream.leave();
    expect(open.get('mendwell_subscriptions_open')).toBe(1);
    expect(open.get('mendwell_http_connections')).toBeGreaterThan(0);
    expect(open.get('mendwell_legacy_faults_total{fault="status",script="getUserData.php"}')).toBe(2);
    expect(open.get('mendwell_legacy_breaker_open{script="getUserData.php"}')).toBe(1);
    expect(open.get('mendwell_legacy_calls_running{script="getUserData.php"}')).toBe(0);
    expect(open.get('mendwell_graphql_errors_total{code="UPSTREAM_UNAVAILABLE"}')).toBe(2);
    expect(open.get('mendwell_graphql_errors_total{code="GRAPHQL_VALIDATION_FAILED"}')).toBe(1);
    expect(open.get('mendwell_graphql_errors_total{code="BAD_REQUEST"}')).toBe(1);
    expect(open.get('mendwell_rate_limited_total{limit="logIn"}')).toBe(1);
    expect(open.get('mendwell_idempotency_keys_total{outcome="executed"}')).toBe(1);
    expect(open.get('mendwell_idempotency_keys_total{outcome="replayed"}')).toBe(1);
    expect(open.get('mendwell_upload_duration_seconds_count')).toBe(2);
    expect(open.get('mendwell_upload_bytes_total')).toBeGreaterThan(100);
    expect(open.has('mendwell_redis_up')).toBe(false);
    await until(async () => (await read(gateway)).get('mendwell_subscriptions_open') === 0, 'the stream was left');
  });

  it('are off by default (OPS-10)', async () => {
    const plain = await ownGateway();
    expect((await fetch(`${plain.url}/metrics`, { headers: bearer })).status).toBe(404);
  });
});

it('merges the metrics of two processes, each metric once', () => {
  const text = (service: string) =>
    `# HELP a_total What a is.\n# TYPE a_total counter\na_total{service="${service}"} 1\n\n# HELP b No series.\n# TYPE b gauge\n`;
  expect(mergeMetrics([text('x'), text('y')])).toBe(
    '# HELP a_total What a is.\n# TYPE a_total counter\na_total{service="x"} 1\na_total{service="y"} 1\n\n# HELP b No series.\n# TYPE b gauge\n',
  );
});
