import { describe, expect, it } from 'vitest';
import { until } from '../support/until.ts';
import { BOOKABLE, book, booking, ONE_PHOTO } from './booking-fixtures.ts';
import { startGateway } from './harness.ts';
import { FORM, held, numbered, testSameBooking } from './same-booking-suite.ts';

testSameBooking('one gateway');

describe('a booking whose customer disconnects', () => {
  it('is made, and returned to a repeated request', async () => {
    const gateway = await startGateway();
    const { letGo, gate } = held();
    gateway.php.answer({ ...BOOKABLE, [FORM]: () => gate.then(numbered()) });
    const input = booking();
    const leaving = new AbortController();
    const aborted = book({ url: gateway.url }, input, ONE_PHOTO, {}, leaving.signal).catch(
      (error: Error) => error.name,
    );
    await until(() => gateway.php.callsOf(FORM).length > 0, 'the booking arrived');
    leaving.abort();
    expect(await aborted).toBe('AbortError');
    letGo();
    expect((await book(gateway, input)).payload.booking.reference).toBe('MW-1');
    expect(gateway.php.callsOf(FORM)).toHaveLength(1);
    await gateway.close();
  });
});
