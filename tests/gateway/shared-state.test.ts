import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '#shared/server/log/logger.ts';
import { createRedisStore, type RedisStore } from '../../gateway/state/redis.ts';
import { until } from '../support/until.ts';
import { APPOINTMENT } from './customer-fixtures.ts';
import { SESSION, startGateway } from './harness.ts';
import { testOnce } from './once-suite.ts';
import { hasRedis, REDIS_URL } from './redis.ts';
import { testSentDocuments } from './sent-documents-suite.ts';
import { testStore } from './store-suite.ts';

/** Enough requests for a response to be cached. */
const WARM = 12;

describe.skipIf(!hasRedis)('through Redis', () => {
  let store: RedisStore;
  beforeAll(async () => {
    store = createRedisStore(REDIS_URL, createLogger('gateway', 'silent'));
    await store.connected();
  });
  afterAll(() => store.close());

  testStore('Redis', () => store);
  testOnce('two gateways that share Redis', 'bookAppointmentAsGuest', { redisUrl: REDIS_URL });
  testSentDocuments('Redis', REDIS_URL);

  it('a cached response is refetched after a mutation on another gateway, through Redis', async () => {
    const config = { redisUrl: REDIS_URL };
    const [here, there] = await Promise.all([startGateway({ config }), startGateway({ config })]);
    const services = '{ specialists { items { name } } }';
    const named = (name: string) => ({
      'specialists.php': { json: { success: true, specialists: [{ specialist_id: 5, specialist_name: name }] } },
    });
    there.php.answer(named('Ann'));
    const names = async () =>
      (await there.graph(services)).data.specialists.items.map(({ name }: { name: string }) => name);
    for (let times = 0; times < WARM; times++) await there.graph(services);
    here.php.answer({
      'getUserData.php': {
        json: { user_id: 7, email: 'a@b.cd', appointments: [{ ...APPOINTMENT, status: 'completed' }] },
      },
      'submit-review.php': { json: { success: true } },
    });
    there.php.answer(named('Ann, reviewed'));
    expect(await names()).toEqual(['Ann']);
    const input = { appointmentId: 'appointment-12', rating: 5, comment: 'Quick, tidy and friendly work.' };
    const review = `mutation ($input: SubmitReviewInput!) { submitReview(input: $input) { userErrors { message } } }`;
    const { data, errors } = await here.graph(review, { input }, SESSION);
    expect(errors ?? data.submitReview.userErrors).toEqual([]);
    await until(async () => (await names())[0] === 'Ann, reviewed', 'the other gateway has the change');
    await Promise.all([here.close(), there.close()]);
  });
});
