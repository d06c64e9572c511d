import { describe, expect, it } from 'vitest';
import { readConfig, StartupError } from '../../backend/config.ts';
import { createBackend } from '../../backend/server.ts';
import { exitCode, spawnBackend, startStandalone } from '../support/spawn-backend.ts';
import { until } from '../support/until.ts';
import { bookOwn } from './support/appointments.ts';
import { logIn, startBackend, valuesOf } from './support/backend.ts';
import { createScratch, describeOnPostgres, onEachEngine, rows, type Scratch } from './support/engines.ts';

const startOn = ({ dataDir, databaseUrl }: Scratch, demo = true) =>
  createBackend({ dataDir, databaseUrl, publicUrl: 'https://p.example', demo });

async function problemsOf(start: Promise<unknown>): Promise<string[]> {
  const error = await start.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof StartupError) return error.problems;
  throw error ?? new Error('It started.');
}

onEachEngine('Starting', (engine) => {
  it('keeps everything over a restart, and does not seed twice', async () => {
    const test = await startBackend(engine);
    const session = await logIn(test);
    const { body } = await bookOwn(test, session);
    const before = await test.get('/php/getUserData.php', session);
    await test.restart();
    const after = await test.get('/php/getUserData.php', session);
    expect(after.body).toEqual(before.body);
    expect(valuesOf(after.body.recentAppointments, 'id')).toContain(body.appointmentId);
    const [all, mine] = [await test.get('/php/specialists.php?per_page=50'), after.body.recentAppointments];
    expect(new Set(valuesOf(all.body.specialists, 'specialist_name')).size).toBe(Number(all.body.total));
    expect(mine).toHaveLength(10);
    await test.stop();
  });

  it('refuses a database that newer code has written (DB-06)', async () => {
    const test = await startBackend(engine);
    await test.backend.close();
    await rows(
      test.scratch,
      "insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '2030-01-01')",
    );
    await expect(startOn(test.scratch)).rejects.toThrow(/newer version.*9999-from-the-future/);
    await test.scratch.remove();
  });

  it('rolls back migrations that fail, and can run them later (DB-06)', async () => {
    const scratch = await createScratch(engine);
    // A table in the way of the fourth migration.
    await rows(scratch, 'create table mails (id integer)');
    await expect(startOn(scratch)).rejects.toThrow(/mails/);
    // The first migrations were rolled back too.
    for (const statement of ['create table services (id integer)', 'drop table services', 'drop table mails'])
      await rows(scratch, statement);
    const backend = await startOn(scratch);
    expect((await fetch(`${backend.origin}/php/services.php`)).status).toBe(200);
    await backend.close();
    await scratch.remove();
  });

  it('in production refuses demo accounts and a missing mail server, with both problems', async () => {
    const test = await startBackend(engine);
    await test.backend.close();
    const problems = (await problemsOf(startOn(test.scratch, false))).join('\n');
    expect(problems).toMatch(/SMTP_URL/);
    expect(problems).toMatch(/demo accounts/);
    await test.scratch.remove();
  });

  it('in production has the catalogue, no demo data and no outbox', async () => {
    const test = await startBackend(engine, { demo: false, smtpUrl: 'smtp://127.0.0.1:9' });
    expect(test.backend.demo).toBeNull();
    expect((await test.get('/php/services.php')).body.services).toHaveLength(12);
    expect((await test.get('/php/specialists.php')).body).toEqual({
      success: true,
      specialists: [],
      total_pages: 1,
      total: 0,
    });
    expect((await test.get('/outbox')).status).toBe(404);
    await test.stop();
  });

  it('reports its port to its parent, and drains on SIGTERM', async () => {
    const scratch = await createScratch(engine);
    const { child, firstMessage, origin } = await spawnBackend(scratch);
    expect(firstMessage).toMatchObject({ kind: 'listening', demo: { email: 'joan.pryce@example.com' } });
    expect((await fetch(`${origin}/php/services.php`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await exitCode(child)).toBe(0);
    const again = await spawnBackend(scratch);
    again.child.disconnect();
    expect(await exitCode(again.child)).toBe(0);
    await scratch.remove();
  });
});

describeOnPostgres('A backend on its own', () => {
  it('reports readiness, turns unready on SIGTERM, and drains (DEPLOY-02, DEPLOY-03)', async () => {
    const scratch = await createScratch('postgres');
    const backend = await startStandalone(scratch, { SHUTDOWN_DELAY: '300' });
    const status = async (path: string) => (await fetch(`${backend.origin}${path}`)).status;
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200]);
    backend.child.kill('SIGTERM');
    await until(async () => (await status('/readyz')) === 503, 'calls are sent elsewhere');
    const answer = await fetch(`${backend.origin}/php/services.php`);
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    expect(await status('/healthz')).toBe(200);
    backend.child.kill('SIGTERM');
    expect(await exitCode(backend.child)).toBe(1);
    const next = await startStandalone(scratch);
    next.child.kill('SIGTERM');
    expect(await exitCode(next.child)).toBe(0);
    await scratch.remove();
  });

  it('has no outbox in production (DEPLOY-03)', async () => {
    const scratch = await createScratch('postgres');
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://p.example', SMTP_URL: 'smtp://127.0.0.1:9' };
    const backend = await startStandalone(scratch, { ...production, PASSWORD_HASH_COST: '16' });
    expect((await fetch(`${backend.origin}/outbox`)).status).toBe(404);
    backend.child.kill('SIGTERM');
    expect(await exitCode(backend.child)).toBe(0);
    await scratch.remove();
  });
});

describe('A data folder in use', () => {
  it('is refused to a second backend with a helpful message, and free after a crash (DB-04)', async () => {
    const scratch = await createScratch('sqlite');
    const first = await spawnBackend(scratch);
    const second = await spawnBackend(scratch);
    expect(second.firstMessage.kind).toBe('refused');
    expect(second.firstMessage.problems[0]).toMatch(/already running on the data folder/);
    expect(await exitCode(second.child)).toBe(1);
    expect((await fetch(`${first.origin}/php/services.php`)).status).toBe(200);
    first.child.kill('SIGKILL');
    await exitCode(first.child);
    const third = await spawnBackend(scratch);
    expect(third.firstMessage.kind).toBe('listening');
    third.child.kill('SIGTERM');
    await exitCode(third.child);
    await scratch.remove();
  });
});

describe('The environment', () => {
  const configured = async (env: Record<string, string>) => readConfig(env);

  it('has defaults for development', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({
      dataDir: './data',
      publicUrl: 'http://127.0.0.1:4000',
      demo: true,
      port: 0,
      databaseUrl: undefined,
    });
  });

  it('is validated as a whole, with all problems (OPS-04)', async () => {
    const env = {
      BACKEND_PORT: 'x',
      SHUTDOWN_DELAY: '301',
      DATABASE_URL: 'mysql://x',
      SMTP_URL: 'http://x',
      PUBLIC_URL: 'ftp://x',
      LOG_LEVEL: 'loud',
      PASSWORD_HASH_COST: '3',
    };
    const problems = await problemsOf(configured(env));
    for (const name of Object.keys(env)) expect(problems.filter((problem) => problem.startsWith(name))).toHaveLength(1);
    expect(await problemsOf(configured({ NODE_ENV: 'production' }))).toEqual([expect.stringContaining('PUBLIC_URL')]);
  });

  it('lets a backend listen for other machines, which needs PostgreSQL (DEPLOY-03)', async () => {
    expect(readConfig({}).host).toBe('127.0.0.1');
    for (const BACKEND_HOST of ['10.0.0.2', '0.0.0.0', '::']) {
      const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://product.example', BACKEND_HOST };
      expect(await problemsOf(configured(production))).toEqual([
        expect.stringMatching(/^DATABASE_URL is missing: .*needs PostgreSQL/),
      ]);
      expect(readConfig({ ...production, DATABASE_URL: 'postgres://u@h/d' }).host).toBe(BACKEND_HOST);
    }
    for (const BACKEND_HOST of ['localhost', '127.0.0.2', '::1'])
      expect(readConfig({ BACKEND_HOST }).host).toBe(BACKEND_HOST);
  });

  it('shows a demo to this machine only, unless it is told to', async () => {
    const demo = { BACKEND_HOST: '0.0.0.0', DATABASE_URL: 'postgres://u@h/d' };
    expect(await problemsOf(configured(demo))).toEqual([
      expect.stringMatching(/^BACKEND_HOST must be a loopback address .*EXPOSE_DEMO=true/),
    ]);
    expect(readConfig({ ...demo, EXPOSE_DEMO: 'true' }).host).toBe('0.0.0.0');
  });

  it('lowers the cost of password hashes for tests, never in production', async () => {
    const settings = { PUBLIC_URL: 'https://product.example', PASSWORD_HASH_COST: '15' };
    expect(readConfig(settings).passwordHashCost).toBe(15);
    const production = { ...settings, NODE_ENV: 'production' };
    expect(await problemsOf(configured(production))).toEqual(['PASSWORD_HASH_COST must be at least 16 in production.']);
    expect(readConfig({ ...production, PASSWORD_HASH_COST: '' }).passwordHashCost).toBe(16);
  });

  it('ends the process when it is invalid, and reports why to its parent', async () => {
    const scratch = await createScratch('sqlite');
    const { child, firstMessage } = await spawnBackend(scratch, { BACKEND_PORT: '99999999' });
    expect(firstMessage).toEqual({ kind: 'refused', problems: [expect.stringContaining('BACKEND_PORT')] });
    expect(await exitCode(child)).toBe(1);
    await scratch.remove();
  });
});
