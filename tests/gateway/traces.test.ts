import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type GatewayProcess, startGatewayProcess } from '../support/gateway-process.ts';
import { startTraceCollector, type TraceCollector } from '../support/trace-collector.ts';
import { until } from '../support/until.ts';
import { book, booking } from './booking-fixtures.ts';
import { post } from './harness.ts';

describe('traces', () => {
  let dataDir: string;
  let collector: TraceCollector;
  let product: GatewayProcess;

  async function start(settings: Record<string, string> = {}): Promise<void> {
    const traces = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '50' };
    product = await startGatewayProcess({ DATA_DIR: dataDir, ...traces, ...settings });
  }
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'traces-'));
    collector = await startTraceCollector();
  });
  afterEach(async () => {
    product.signal('SIGTERM');
    await product.ended;
    await collector.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const ask = (body: object, headers: Record<string, string> = {}) =>
    post(product, body, headers).then((response) => response.text());
  const spanNamed = async (name: string, service: string) => {
    const find = () => collector.spans.find((span) => span.name === name && span.service === service);
    await until(() => find() !== undefined, `the span ${name} of ${service} came`);
    return find();
  };

  it('connect the request with its calls and the backend’s transactions (OPS-12)', async () => {
    await start({ OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=mendwell' });
    const query = `mutation SendContactMessage($input: SendContactMessageInput!) {
      sendContactMessage(input: $input) { userErrors { message } } }`;
    const input = { name: 'Ann Reed', email: 'ann@example.com', message: 'Do you repair kettles?' };
    expect(await ask({ query, variables: { input } }, { 'apollographql-client-name': 'web' })).toContain(
      '"userErrors":[]',
    );
    const request = await spanNamed('SendContactMessage', 'mendwell-gateway');
    const call = await spanNamed('contact-form.php', 'mendwell-gateway');
    const script = await spanNamed('contact-form.php', 'mendwell-backend');
    const transaction = await spanNamed('transaction', 'mendwell-backend');
    expect(request?.parentSpanId).toBeFalsy();
    expect(call?.parentSpanId).toBe(request?.spanId);
    expect(script?.parentSpanId).toBe(call?.spanId);
    expect(transaction?.parentSpanId).toBe(script?.spanId);
    for (const span of [call, script, transaction]) expect(span?.traceId).toBe(request?.traceId);
    expect(request?.attributes).toMatchObject({
      'graphql.operation.name': 'SendContactMessage',
      'graphql.operation.type': 'mutation',
      'mendwell.client': 'web',
    });
    expect(script?.attributes).toMatchObject({
      'mendwell.script': 'contact-form.php',
      'http.response.status_code': 200,
    });
    expect(collector.headers()['x-tenant']).toBe('mendwell');
  });

  it('contain no personal data and no query strings (OPS-12, LOG-01, LOG-02)', async () => {
    await start();
    await book({ url: product.url }, booking({ email: 'wilhelmina@example.com', address: '77 Quillmaker Row' }));
    await ask(
      { query: 'query Wilhelmina { me { id } }' },
      { 'x-user-id': '7', 'x-auth-token': 'tok-0123456789abcdef' },
    );
    await ask({ query: 'query ($id: ID!) { specialist(id: $id) { name } }', variables: { id: '98765' } });
    await spanNamed('upload', 'mendwell-gateway');
    await until(() => collector.spans.filter(({ name }) => name === 'other').length === 3, 'all requests came');
    // Ids and times are random digits, and can be any of these by chance.
    const text = collector.text().replaceAll(/"(?:\w*[iI]d|\w+UnixNano)":"[0-9a-f]*"/g, '');
    for (const secret of ['ilhelmina', 'Quillmaker', 'tok-0123', '98765', '7723', '?', 'token='])
      expect(text, secret).not.toContain(secret);
  });

  it('continue the traces of trusted proxies only', async () => {
    const traceId = randomBytes(16).toString('hex');
    const traceparent = `00-${traceId}-${randomBytes(8).toString('hex')}-01`;
    await start({ TRUSTED_PROXIES: '127.0.0.0/8' });
    await ask({ query: 'query Services { services { id } }' }, { traceparent });
    expect((await spanNamed('services.php', 'mendwell-backend'))?.traceId).toBe(traceId);
    product.signal('SIGTERM');
    await product.ended;
    await start();
    await ask({ query: 'query ImmediateServices { immediateServices { id } }' }, { traceparent });
    expect((await spanNamed('ImmediateServices', 'mendwell-gateway'))?.traceId).not.toBe(traceId);
  });

  it('are sampled as the standard variables configure', async () => {
    await start({ OTEL_TRACES_SAMPLER: 'always_off' });
    await ask({ query: 'query Services { services { id } }' });
    product.signal('SIGTERM');
    await product.ended;
    expect(collector.spans).toEqual([]);
  });

  it('don’t fail requests while the collector is down, which is logged', async () => {
    await start({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_EXPORTER_OTLP_TIMEOUT: '500' });
    expect(await ask({ query: 'query Services { services { id } }' })).toContain('"services":[{');
    const lines = () => product.output().match(/"service":"gateway","event":"traces","state":"unreachable"/g) ?? [];
    await until(() => lines().length > 0, 'it was logged');
    expect(await ask({ query: 'query Services { services { id } }' })).toContain('"services":[{');
    product.signal('SIGTERM');
    expect(await product.ended).toBe(0);
    expect(lines()).toHaveLength(1);
  });
});
