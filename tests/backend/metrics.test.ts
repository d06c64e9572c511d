import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSeries } from '../support/metrics.ts';
import { exitCode, startStandalone } from '../support/spawn-backend.ts';
import { startBackend, type TestBackend } from './support/backend.ts';
import { bookAsGuest } from './support/booking.ts';
import { pass } from './support/codes.ts';
import { createScratch, onEachEngine } from './support/engines.ts';
import { startMailServer } from './support/mail-server.ts';

it('are on a port of their own when the backend runs on its own (OPS-10)', async () => {
  const scratch = await createScratch('sqlite');
  const { child, output } = await startStandalone(scratch, { METRICS_PORT: '0' });
  const [, port] = /"service":"backend","event":"metrics","port":(\d+)/.exec(output()) ?? [];
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  child.kill('SIGTERM');
  await exitCode(child);
  await scratch.remove();
  expect(readSeries(text).get('mendwell_process_resident_memory_bytes')).toBeGreaterThan(0);
  expect(text).not.toContain('service="gateway"');
});

const token = 'a-token-for-metrics';
const bearer = { authorization: `Bearer ${token}` };

onEachEngine('metrics', (engine) => {
  let test: TestBackend;
  let server: Awaited<ReturnType<typeof startMailServer>>;
  beforeAll(async () => {
    server = await startMailServer();
    test = await startBackend(engine, { metrics: { token }, smtpUrl: server.url });
  });
  afterAll(async () => {
    await test.stop();
    await server.stop();
  });

  const value = async (series: string) => readSeries((await test.get('/metrics', bearer)).body).get(series);

  it('are nowhere without their token (OPS-10)', async () => {
    expect((await test.get('/metrics')).status).toBe(404);
    expect((await test.get('/metrics', { authorization: `Bearer ${token}x` })).status).toBe(404);
  });

  it('count requests by script and status, without what callers make up', async () => {
    await test.get('/php/services.php');
    await test.get('/php/joan@example.com.php');
    expect(await value('mendwell_script_request_duration_seconds_count{script="services.php",status="200"}')).toBe(1);
    expect(await value('mendwell_script_request_duration_seconds_count{script="unknown",status="404"}')).toBe(1);
    expect((await test.get('/metrics', bearer)).body).not.toContain('joan');
  });

  it('measure statements and show the pool of PostgreSQL', async () => {
    expect(await value('mendwell_database_statement_duration_seconds_count')).toBeGreaterThan(0);
    const total = await value('mendwell_database_connections{state="total"}');
    if (engine === 'postgres') expect(total).toBeGreaterThan(0);
    else expect(total).toBeUndefined();
  });

  it('show emails that are due, sent and failed', async () => {
    server.state.refuse = true;
    expect((await bookAsGuest(test)).body.success).toBe(true);
    await expect.poll(() => value('mendwell_mail_attempts_total{outcome="failed"}')).toBe(1);
    server.state.refuse = false;
    pass(test, 3600);
    await expect.poll(() => value('mendwell_mails{state="due"}')).toBe(1);
    expect(await value('mendwell_mails{state="given_up"}')).toBe(0);
  });

  it('show when appointments were last brought forward', async () => {
    await test.backend.runScheduledChanges();
    expect(await value('mendwell_sweep_last_success_timestamp_seconds')).toBeGreaterThan(1_700_000_000);
    expect(await value('mendwell_password_hashes{state="waiting"}')).toBe(0);
  });
});
