import { describe, expect, it } from 'vitest';
import { until } from '../support/until.ts';
import { BOOKABLE, book, booking, ONE_PHOTO } from './booking-fixtures.ts';
import { KEYED, numbered, testOnce } from './once-suite.ts';
import { ownGateway } from './shared-gateway.ts';

const FORM = 'appointment-form.php';

for (const mutation of Object.keys(KEYED) as (keyof typeof KEYED)[]) testOnce('one gateway', mutation);

describe('a booking whose customer disconnects', () => {
  it('is made, and returned to a repeated request', async () => {
    const gateway = await ownGateway();
    gateway.php.answer(BOOKABLE);
    const letGo = gateway.php.hold(FORM, numbered());
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
  });
});
