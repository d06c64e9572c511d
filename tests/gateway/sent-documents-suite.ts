import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../support/until.ts';
import { type GraphAnswer, readAnswer, startGateway, type TestGateway } from './harness.ts';

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
export const hashed = (sha256Hash: unknown, version: unknown = 1) => ({ persistedQuery: { version, sha256Hash } });

export async function post(
  gateway: TestGateway,
  body: object,
  headers: Record<string, string> = {},
): Promise<GraphAnswer> {
  return readAnswer(
    await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  );
}

export async function get(gateway: TestGateway, params: Record<string, string>): Promise<GraphAnswer> {
  const headers = { 'apollo-require-preflight': 'true' };
  return readAnswer(await fetch(`${gateway.url}/graphql?${new URLSearchParams(params)}`, { headers }));
}

export const codes = ({ errors }: GraphAnswer) => errors?.map(({ extensions }) => extensions.code);

/** Another document in each test, so that none is stored already. */
let counter = 0;
const anotherQuery = () => `query Another${++counter} { services { name } }`;

/** Documents that clients have sent, wherever the gateway stores them. */
export function testSentDocuments(where: string, redisUrl: string | null): void {
  describe(`a document that a client has sent, stored in ${where}`, () => {
    let gateway: TestGateway;
    beforeAll(async () => {
      gateway = await startGateway({ config: { redisUrl } });
    });
    afterAll(() => gateway.close());
    beforeEach(() => {
      gateway.php.answer({ 'services.php': { json: { services: [{ id: 1, name: 'Plumbing' }] } } });
      // Redis keeps the state of earlier test runs.
      counter = Date.now();
    });

    it('can be requested by hash afterwards', async () => {
      const query = anotherQuery();
      const extensions = JSON.stringify(hashed(sha256(query)));
      const unknown = await get(gateway, { extensions });
      expect(codes(unknown)).toEqual(['PERSISTED_QUERY_NOT_FOUND']);
      expect(unknown.headers.get('cache-control')).toBe('no-store');
      expect((await get(gateway, { query, extensions })).data.services).toHaveLength(1);
      // It is stored in the background.
      await until(async () => (await get(gateway, { extensions })).data !== undefined, 'it was kept');
      expect((await get(gateway, { extensions })).data.services).toEqual([{ name: 'Plumbing' }]);
    });

    it('is not stored with a wrong hash, or if it is invalid', async () => {
      const query = anotherQuery();
      const lie = sha256(anotherQuery());
      const answer = await post(gateway, { query, extensions: hashed(lie) });
      expect([answer.status, codes(answer)]).toEqual([400, ['BAD_REQUEST']]);
      const nonsense = 'query { noSuchThing }';
      await post(gateway, { query: nonsense, extensions: hashed(sha256(nonsense)) });
      for (const hash of [lie, sha256(nonsense)]) {
        expect(codes(await post(gateway, { extensions: hashed(hash) }))).toEqual(['PERSISTED_QUERY_NOT_FOUND']);
      }
    });

    it('is executed but not stored when it is longer than our own', async () => {
      const query = `${anotherQuery()} #${'x'.repeat(20_000)}`;
      const extensions = hashed(sha256(query));
      expect((await post(gateway, { query, extensions })).data.services).toHaveLength(1);
      expect(codes(await post(gateway, { extensions }))).toEqual(['PERSISTED_QUERY_NOT_FOUND']);
    });
  });
}
