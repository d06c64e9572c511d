import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backendOf, failToStart, type GatewayProcess, startGatewayProcess } from '../support/gateway-process.ts';
import { readSeries } from '../support/metrics.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { until } from '../support/until.ts';
import { post } from './harness.ts';

const dataDir = await temporaryFolder();

describe('the metrics of the product', () => {
  let product: GatewayProcess;
  let port = '';
  const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

  beforeAll(async () => {
    product = await startGatewayProcess({ DATA_DIR: dataDir, METRICS_PORT: '0' });
    port = /"event":"metrics","port":(\d+)/.exec(product.output())?.[1] ?? '';
  }, 120_000);
  afterAll(async () => {
    product.signal('SIGTERM');
    await product.ended;
  });

  it('include gateway and backend, on a separate port (OPS-11)', async () => {
    await post(product, '{"query":"query Services { services { id } }"}');
    const text = await read();
    const series = readSeries(text);
    expect(series.get('mendwell_graphql_request_duration_seconds_count{client="other",operation="Services"}')).toBe(1);
    expect(series.get('mendwell_script_request_duration_seconds_count{script="services.php",status="200"}')).toBe(1);
    for (const service of ['gateway', 'backend'])
      expect(text).toMatch(new RegExp(`^mendwell_process_resident_memory_bytes\\{service="${service}"\\} \\d`, 'm'));
    expect(text.match(/^# HELP mendwell_process_resident_memory_bytes /gm)).toHaveLength(1);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    expect((await fetch(`${product.url}/metrics`)).status).toBe(404);
  });

  it('are all described in docs/operations.md, and no others', async () => {
    const served = [...(await read()).matchAll(/^# HELP (\S+)/gm)].map(([, name = '']) => name);
    const ownMetrics = served.filter((name) => !/^mendwell_(process|nodejs)_/.test(name));
    const documented = [...readFileSync('docs/operations.md', 'utf8').matchAll(/^\| `(mendwell_\w+)` \|/gm)];
    expect(documented.map(([, name]) => name).toSorted()).toEqual(ownMetrics.toSorted());
    expect(served.every((name) => name.startsWith('mendwell_'))).toBe(true);
  });

  it('have the names used by the alarms in docs/operations.md', async () => {
    const text = await read();
    const [section = ''] = /^## What to watch$.*?^## /ms.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
    const named = new Set([...section.matchAll(/\bmendwell_\w+/g)].map(([name]) => name.replace(/_bucket$/, '')));
    expect(named.size).toBeGreaterThan(8);
    for (const name of named) expect(text).toContain(`# HELP ${name} `);
  });

  it('report that their port is in use (OPS-04)', async () => {
    const { code, output } = await failToStart({ PHP_URL: 'http://127.0.0.1:9', METRICS_PORT: port });
    expect(code).toBe(1);
    expect(output).toContain(`METRICS_PORT ${port} is in use by another program`);
  });

  it('are only the gateway’s while the backend is down (OPS-11)', async () => {
    const backend = (await backendOf(product.pid)) ?? 0;
    process.kill(backend, 'SIGSTOP');
    const text = await read();
    process.kill(backend, 'SIGCONT');
    expect(text).toContain('service="gateway"');
    expect(text).not.toContain('service="backend"');
    await until(async () => (await read()).includes('service="backend"'), 'the backend answers again');
  });
});
