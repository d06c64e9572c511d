import { afterEach, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from './harness.ts';

let gateway: TestGateway;
afterEach(() => gateway.close());

const start = async (trustedProxies: string[]) => {
  gateway = await startGateway({ config: { trustedProxies } });
};
const ask = async (headers: Record<string, string> = {}) => fetch(`${gateway.url}/healthz`, { headers });
const warnings = () => gateway.log.filter(({ event }) => event === 'proxy not trusted');

describe('behind a reverse proxy (DEPLOY-04)', () => {
  it.each([['x-forwarded-for'], ['forwarded']])(
    'with %s and no trusted proxy, the gateway warns once, and says what to set',
    async (header) => {
      await start([]);
      await ask();
      expect(warnings()).toEqual([]);
      for (const address of ['192.0.2.1', '192.0.2.2']) await ask({ [header]: address });
      expect(warnings()).toEqual([expect.objectContaining({ level: 'warn', proxy: '127.0.0.1' })]);
      expect(warnings()[0]?.msg).toContain('set TRUSTED_PROXIES to 127.0.0.1');
    },
  );

  it('warns of a proxy that isn’t trusted', async () => {
    await start(['10.0.0.1']);
    await ask({ 'x-forwarded-for': '192.0.2.1' });
    expect(warnings()).toHaveLength(1);
  });

  it('warns of a trusted proxy that only sends Forwarded, which isn’t read', async () => {
    await start(['127.0.0.1']);
    await ask({ forwarded: 'for=192.0.2.1' });
    expect(warnings()).toHaveLength(1);
  });

  it('doesn’t warn of a trusted proxy, whatever it forwards', async () => {
    await start(['127.0.0.0/8']);
    for (const address of ['192.0.2.1', '127.0.0.1', '192.0.2.1, 127.0.0.1']) await ask({ 'x-forwarded-for': address });
    expect(warnings()).toEqual([]);
  });
});
