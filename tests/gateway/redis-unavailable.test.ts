import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Clock, realClock } from '../../gateway/clock.ts';
import { startTcpRelay, type TcpRelay } from '../support/tcp-relay.ts';
import { until } from '../support/until.ts';
import { BOOKABLE, book, booking } from './booking-fixtures.ts';
import { startGateway, type TestGateway } from './harness.ts';
import { hasRedis, REDIS_ADDRESS, REDIS_URL } from './redis.ts';

const FORM = 'appointment-form.php';
const MAX = 4;

/** Whether the first gateway can't reach Redis. Otherwise Redis may respond at any time. */
let isCutOff = false;
const callClock: Clock = {
  ...realClock,
  after: (milliseconds, callback) => (isCutOff ? realClock.after(milliseconds, callback) : () => {}),
};

describe.skipIf(!hasRedis)('while Redis', () => {
  let network: TcpRelay;
  let cutOff: TestGateway;
  let other: TestGateway;
  let address = '';

  beforeAll(async () => {
    network = await startTcpRelay(REDIS_ADDRESS);
    const limits = { bookAppointmentAsGuest: { max: MAX, windowMs: 600_000 } };
    const config = { trustedProxies: ['127.0.0.1'] };
    const redisUrl = `redis://127.0.0.1:${network.port}`;
    cutOff = await startGateway({ config: { ...config, redisUrl }, limits, callClock });
    const host = { origin: () => cutOff.php.origin, isEmbedded: false };
    other = await startGateway({ config: { ...config, redisUrl: REDIS_URL }, limits, host });
  });
  afterAll(async () => {
    await cutOff.close();
    await other.close();
    await network.close();
  });
  beforeEach(() => {
    cutOff.php.reset();
    cutOff.php.answer(BOOKABLE);
    address = `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;
  });

  const press = async (gateway: TestGateway, input: object = booking()) => {
    const { payload, errors } = await book(gateway, input, undefined, { 'x-forwarded-for': address });
    return payload?.booking?.reference ?? errors?.[0].extensions.code;
  };
  const events = (name: string) => cutOff.log.filter(({ event }) => event === name).length;

  /** Does the work while the first gateway is cut off, and waits until Redis is back for it. */
  async function during(fault: 'cut' | 'silence', work: () => Promise<void>): Promise<void> {
    const before = events('redis available');
    isCutOff = true;
    network[fault]();
    await work();
    network.restore();
    await until(() => events('redis available') > before, 'Redis was back');
    isCutOff = false;
  }

  it.each(['cut', 'silence'] as const)(
    'is unavailable (%s), limits continue from their counts, and are merged when it is back',
    async (fault) => {
      expect(await press(cutOff)).toBe('MW-48213');
      expect(await press(other)).toBe('MW-48213');
      await during(fault, async () => {
        // It only has its own count: the other gateway's came after its last response from Redis.
        expect([await press(cutOff), await press(cutOff), await press(cutOff)]).toEqual(Array(3).fill('MW-48213'));
        expect(await press(cutOff)).toBe('RATE_LIMITED');
      });
      expect(await press(other)).toBe('RATE_LIMITED');
    },
  );

  it('is unavailable, the same booking is made once, and the other gateway gets its result afterwards', async () => {
    const input = booking();
    await during('cut', async () => {
      expect([await press(cutOff, input), await press(cutOff, input)]).toEqual(['MW-48213', 'MW-48213']);
    });
    expect(await press(other, input)).toBe('MW-48213');
    expect(cutOff.php.callsOf(FORM)).toHaveLength(1);
  });

  it('is unavailable, it is logged once', async () => {
    const before = events('redis unavailable');
    await during('cut', async () => {
      await Promise.all([press(cutOff), press(cutOff)]);
      await press(cutOff);
    });
    expect(events('redis unavailable')).toBe(before + 1);
  });
});
