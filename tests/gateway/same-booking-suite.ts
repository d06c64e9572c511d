import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../support/until.ts';
import { BOOKABLE, book, booking } from './booking-fixtures.ts';
import { startGateway, type TestGateway } from './harness.ts';
import { photo } from './photo-fixtures.ts';

export const FORM = 'appointment-form.php';

/** A response that is held back until it is released. */
export function held() {
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { letGo: () => letGo(), gate };
}

export const numbered = () => {
  let count = 0;
  return () => ({ json: { success: true, referenceNumber: `MW-${++count}` } });
};

/** The same booking sent twice: to one gateway, or to two that share Redis. */
export function testSameBooking(where: string, config: { redisUrl?: string } = {}): void {
  describe(`the same booking sent twice to ${where}`, () => {
    let first: TestGateway;
    let second: TestGateway;

    beforeAll(async () => {
      // Redis keeps its state between test runs.
      const options = { config, limits: { bookAppointmentAsGuest: { max: 1_000_000, windowMs: 1_000 } } };
      first = await startGateway(options);
      // The second gateway calls the same host.
      second = config.redisUrl
        ? await startGateway({ ...options, host: { origin: () => first.php.origin, isEmbedded: false } })
        : first;
    });
    afterAll(async () => {
      await first.close();
      if (second !== first) await second.close();
    });
    beforeEach(() => {
      first.php.reset();
      first.php.answer({ ...BOOKABLE, [FORM]: numbered() });
    });

    it('at the same time is one booking with the same response (FAULT-12)', async () => {
      const { letGo, gate } = held();
      first.php.answer({ [FORM]: () => gate.then(numbered()) });
      const input = booking();
      const presses = [book(first, input), book(second, input)];
      await until(() => first.php.callsOf(FORM).length > 0, 'the first press arrived');
      letGo();
      const [firstResult, secondResult] = await Promise.all(presses);
      expect(firstResult?.payload.booking.reference).toBe('MW-1');
      expect(secondResult?.payload).toEqual(firstResult?.payload);
      expect(first.php.callsOf(FORM)).toHaveLength(1);
    });

    it('one after the other is one booking, even if its time slot is no longer listed', async () => {
      const input = booking();
      const booked = await book(first, input);
      first.php.answer({ 'getAvailableTimeSlots.php': { json: { slots: [] } } });
      second.pass(10_000);
      const two = await book(second, input);
      expect(two.payload).toEqual(booked.payload);
      expect(first.php.callsOf(FORM)).toHaveLength(1);
    });

    it('with different texts or another photo is refused', async () => {
      const input = booking();
      await book(first, input);
      const otherTexts = await book(second, { ...input, firstName: 'Eve' });
      const otherPhoto = await book(second, input, [{ name: 'tap.png', bytes: photo('png') }]);
      for (const { payload } of [otherTexts, otherPhoto]) {
        expect(payload).toMatchObject({
          booking: null,
          userErrors: [{ code: 'KEY_REUSED', field: ['idempotencyKey'] }],
        });
      }
      expect(first.php.callsOf(FORM)).toHaveLength(1);
    });

    it('can be corrected after a refusal and sent with the same key', async () => {
      const input = booking();
      first.php.answer({ [FORM]: { json: { success: false, message: 'No.' } } });
      expect((await book(first, input)).payload.userErrors).toHaveLength(1);
      first.php.answer({ [FORM]: numbered() });
      expect((await book(second, { ...input, firstName: 'Eve' })).payload.booking.reference).toBe('MW-1');
    });

    it.each(['reset', 'cut', { raw: 'x', status: 502 }] as const)(
      'is sent to the host again with its key after a lost response (%j), and returns its booking (FAULT-11)',
      async (loss) => {
        const input = booking();
        first.php.keepsIdempotencyKeys = true;
        first.pass(10_000);
        first.php.answer({ [FORM]: loss });
        const { payload, errors } = await book(first, input);
        expect(payload).toBeNull();
        expect(errors?.[0].message).toContain('You can safely submit it again');
        expect(errors?.[0].extensions).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', isRepeatSafe: true });
        expect(first.php.callsOf(FORM)).toHaveLength(1);

        // The booking was made, so its time slot is no longer listed; the customer still gets the
        // reference.
        first.php.answer({ [FORM]: numbered(), 'getAvailableTimeSlots.php': { json: { slots: [] } } });
        second.pass(10_000);
        expect((await book(second, input)).payload.booking.reference).toBe('MW-1');
        const keys = first.php.callsOf(FORM).map(({ headers }) => headers['idempotency-key']);
        expect(keys).toEqual([input.idempotencyKey, input.idempotencyKey]);
      },
    );

    it('is only called safe while the host says that it keeps idempotency keys', async () => {
      const messages: string[] = [];
      for (const keepsKeys of [true, false]) {
        first.php.keepsIdempotencyKeys = keepsKeys;
        first.php.answer({ [FORM]: 'reset' });
        first.pass(10_000);
        const { errors } = await book(first, booking());
        expect('isRepeatSafe' in (errors?.[0].extensions ?? {})).toBe(keepsKeys);
        messages.push(errors?.[0].message);
      }
      expect(messages.map((message) => /safely|won't be made twice/.test(message))).toEqual([true, false]);
      expect(messages[1]).toContain('Look for our email or call us before you submit it again');
    });
  });
}
