import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../support/until.ts';
import { type GraphAnswer, get, post, readAnswer, startGateway, type TestGateway } from './harness.ts';

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
export const hashed = (sha256Hash: unknown, version: unknown = 1) => ({ persistedQuery: { version, sha256Hash } });

export const sendAs = async (gateway: TestGateway, body: object, headers: Record<string, string> = {}) =>
  readAnswer(await post(gateway, body, headers));
export const getAs = async (gateway: TestGateway, parameters: Record<string, string>) =>
  readAnswer(await get(gateway, parameters));

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
      const unknown = await getAs(gateway, { extensions });
      expect(codes(unknown)).toEqual(['PERSISTED_QUERY_NOT_FOUND']);
      expect(unknown.headers.get('cache-control')).toBe('no-store');
      expect((await getAs(gateway, { query, extensions })).data.services).toHaveLength(1);
      // It is stored in the background.
      await until(async () => (await getAs(gateway, { extensions })).data !== undefined, 'it was kept');
      expect((await getAs(gateway, { extensions })).data.services).toEqual([{ name: 'Plumbing' }]);
    });

    it('is not stored with a wrong hash, or if it is invalid', async () => {
      const query = anotherQuery();
      const lie = sha256(anotherQuery());
      const answer = await sendAs(gateway, { query, extensions: hashed(lie) });
      expect([answer.status, codes(answer)]).toEqual([400, ['BAD_REQUEST']]);
      const nonsense = 'query { noSuchThing }';
      await sendAs(gateway, { query: nonsense, extensions: hashed(sha256(nonsense)) });
      for (const hash of [lie, sha256(nonsense)]) {
        expect(codes(await sendAs(gateway, { extensions: hashed(hash) }))).toEqual(['PERSISTED_QUERY_NOT_FOUND']);
      }
    });

    it('is executed but not stored when it is longer than our own', async () => {
      const query = `${anotherQuery()} #${'x'.repeat(20_000)}`;
      const extensions = hashed(sha256(query));
      expect((await sendAs(gateway, { query, extensions })).data.services).toHaveLength(1);
      expect(codes(await sendAs(gateway, { extensions }))).toEqual(['PERSISTED_QUERY_NOT_FOUND']);
    });
  });
}
