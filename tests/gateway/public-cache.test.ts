import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../support/until.ts';
import { post, startGateway, type TestGateway } from './harness.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let gateway: TestGateway;

beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.close());

const named = (name: string) => ({ json: { services: [{ id: 1, name }] } });
const answerWith = (name: string) => gateway.php.answer({ 'services.php': named(name) });

async function names(): Promise<string[]> {
  const { data, errors } = await gateway.graph('{ services { name } }');
  if (errors) throw new Error(errors[0].extensions.code);
  return data.services.map(({ name }: { name: string }) => name);
}

const calls = () => gateway.php.callsOf('services.php').length;

describe('a public response', () => {
  it('is fetched once for simultaneous requests (single flight)', async () => {
    const letGo = gateway.php.hold('services.php', named('Plumbing'));
    const asking = Array.from({ length: 20 }, names);
    await until(() => calls() > 0, 'the first request arrived');
    letGo();
    expect(await Promise.all(asking)).toEqual(Array.from({ length: 20 }, () => ['Plumbing']));
    expect(calls()).toBe(1);
  });

  it('continues when the first caller disconnects', async () => {
    const letGo = gateway.php.hold('services.php', named('Plumbing'));
    const leaving = new AbortController();
    const aborted = post(gateway, '{"query":"{ services { name } }"}', {}, leaving.signal).catch(() => 'left');
    await until(() => calls() > 0, 'the first asked');
    const second = names();
    leaving.abort();
    expect(await aborted).toBe('left');
    letGo();
    expect(await second).toEqual(['Plumbing']);
    expect(calls()).toBe(1);
  });

  it('is reused while it is fresh', async () => {
    answerWith('Old');
    await names();
    answerWith('New');
    gateway.pass(4 * MINUTE);
    expect(await names()).toEqual(['Old']);
    expect(calls()).toBe(1);
  });

  it('is used when it is stale, while revalidating', async () => {
    answerWith('Old');
    await names();
    answerWith('New');
    gateway.pass(6 * MINUTE);
    expect(await names()).toEqual(['Old']);
    await until(async () => (await names())[0] === 'New', 'the new one is there');
    expect(calls()).toBe(2);
  });

  it('is waited for when the cached one is too old', async () => {
    answerWith('Old');
    await names();
    answerWith('New');
    gateway.pass(HOUR);
    expect(await names()).toEqual(['New']);
  });

  it.each([['reset'], ['cut'], [{ raw: '<h1>Down</h1>', status: 503 }], [{ raw: 'garbage' }]] as const)(
    'is used for a day while the host is down (%j), and replaced when it is back',
    async (trouble) => {
      answerWith('Old');
      await names();
      gateway.php.answer({ 'services.php': trouble });
      gateway.pass(23 * HOUR);
      expect(await names()).toEqual(['Old']);
      answerWith('New');
      expect(await names()).toEqual(['New']);
      gateway.php.answer({ 'services.php': trouble });
      gateway.pass(25 * HOUR);
      await expect(names()).rejects.toThrow(/UPSTREAM/);
    },
  );

  it('is used when nothing listens at the host', async () => {
    answerWith('Old');
    await names();
    await gateway.php.stop();
    gateway.pass(HOUR);
    expect(await names()).toEqual(['Old']);
    await gateway.php.start();
    answerWith('New');
    expect(await names()).toEqual(['New']);
  });

  it('is used when the host is slow', async () => {
    answerWith('Old');
    await names();
    gateway.php.answer({ 'services.php': 'hang' });
    gateway.pass(HOUR);
    expect(await names()).toEqual(['Old']);
  });

  it('is not used when the host refuses with a reason', async () => {
    answerWith('Old');
    await names();
    gateway.php.answer({ 'services.php': { json: { success: false, error: 'Closed.' } } });
    gateway.pass(HOUR);
    await expect(names()).rejects.toThrow('UPSTREAM_INVALID_RESPONSE');
  });

  it('is never cached from a failed call', async () => {
    gateway.php.answer({ 'services.php': { raw: 'x', status: 500 } });
    await expect(names()).rejects.toThrow('UPSTREAM_UNAVAILABLE');
    answerWith('Plumbing');
    expect(await names()).toEqual(['Plumbing']);
  });

  it.each([[[null, 7]], [[{ id: 1 }]], ['none'], [undefined]])(
    'is never cached from a list without readable records: %j',
    async (services) => {
      gateway.php.answer({ 'services.php': { json: { success: true, services } } });
      await expect(names()).rejects.toThrow('UPSTREAM_INVALID_RESPONSE');
      answerWith('Plumbing');
      expect(await names()).toEqual(['Plumbing']);
    },
  );

  it('is fresh for half a minute if some records are unreadable, and used as long as any other while the host is down', async () => {
    const partial = { json: { services: [null, { id: 1, name: 'Half' }] } };
    gateway.php.answer({ 'services.php': partial });
    expect(await names()).toEqual(['Half']);
    answerWith('Whole');
    gateway.pass(29_000);
    expect(await names()).toEqual(['Half']);
    gateway.php.answer({ 'services.php': 'reset' });
    gateway.pass(23 * HOUR);
    expect(await names()).toEqual(['Half']);
    answerWith('Whole');
    expect(await names()).toEqual(['Whole']);
    gateway.pass(4 * MINUTE);
    expect(await names()).toEqual(['Whole']);
  });

  it('is cached separately for each request', async () => {
    gateway.php.answer({
      'specialists.php': ({ query }) => ({ json: { success: true, specialists: [{ specialist_id: query.search }] } }),
    });
    const ask = async (search: string) =>
      (
        await gateway.graph('query ($search: String) { specialists(filter: { search: $search }) { items { id } } }', {
          search,
        })
      ).data.specialists.items;
    expect(await ask('a')).toEqual([{ id: 'specialist-a' }]);
    expect(await ask('b')).toEqual([{ id: 'specialist-b' }]);
    expect(await ask('a ')).toEqual([{ id: 'specialist-a' }]);
    expect(gateway.php.calls).toHaveLength(2);
  });
});
