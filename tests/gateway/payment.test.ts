import { describe, expect, it } from 'vitest';
import { until } from '../support/until.ts';
import { APPOINTMENT, customerIs, PAY, sendMutation } from './customer-fixtures.ts';
import { sharedGateway } from './shared-gateway.ts';

const gateway = await sharedGateway();

const PATH = '/api/appointments/12/pay';

describe('payForAppointment', () => {
  it('is sent to the path of the appointment outside /php, as JSON without a body (PHP-35, C-39)', async () => {
    gateway.php.answer({ [PATH]: { json: { success: true, message: 'Payment successful!' } } });
    const { payload } = await sendMutation(gateway, PAY);
    expect(payload).toEqual({ message: 'Payment successful!', userErrors: [] });
    const call = gateway.php.callOf('pay');
    expect(call).toMatchObject({ method: 'POST', path: PATH, body: '' });
    expect(call.headers['content-type']).toBe('application/json');
    expect(gateway.php.calls).toHaveLength(1);
  });

  it('uses the reference if there is no id (C-100)', async () => {
    gateway.php.answer({ '/api/appointments/MW-48213/pay': { json: {} } });
    expect((await sendMutation(gateway, PAY, { appointmentId: 'appointment-MW-48213' })).payload.userErrors).toEqual(
      [],
    );
  });

  it.each([
    ['nothing', { raw: '' }, null],
    ['no JSON', { raw: '<h1>Thank you</h1>' }, null],
    ['JSON that is no object', { raw: '"ok"' }, null],
    ['a list', { json: [] }, null],
    ['an object without success', { json: {} }, null],
    ['words of another kind', { json: { message: ['x'] } }, null],
    ['nothing, with status 204', { raw: '', status: 204 }, null],
    ['a diagnostic before it', { raw: 'Warning: x in y.php on line 3\n{"message":"Paid"}' }, 'Paid'],
  ])('succeeds with a success status, whatever the body: %s (PHP-35)', async (_what, reply, message) => {
    gateway.php.answer({ pay: reply });
    const { payload, errors } = await sendMutation(gateway, PAY);
    expect(errors).toBeUndefined();
    expect(payload).toEqual({ message, userErrors: [] });
  });

  it.each([
    [409, { success: false, message: 'A rescheduled appointment cannot be paid.' }],
    [409, { error: 'A rescheduled appointment cannot be paid.' }],
    [200, { success: false, message: 'A rescheduled appointment cannot be paid.' }],
  ])('fails when the host refuses with %i %j', async (status, json) => {
    customerIs(gateway, { appointments: [{ ...APPOINTMENT, rescheduled: '1' }] });
    gateway.php.answer({ pay: { json, status } });
    const { payload } = await sendMutation(gateway, PAY);
    expect(payload.userErrors).toEqual([
      {
        field: ['appointmentId'],
        message: 'A rescheduled appointment cannot be paid.',
        code: 'NOT_CONFIRMED',
        retryAfterSeconds: null,
      },
    ]);
  });

  it('with an unknown outcome says that the customer won’t pay twice', async () => {
    gateway.php.answer({ pay: 'hang' });
    const payment = sendMutation(gateway, PAY);
    await until(() => gateway.php.callsOf('pay').length > 0, 'the payment arrived');
    await gateway.callClock.ring();
    const { errors } = await payment;
    expect(errors).toMatchObject([
      {
        message: 'We’re not sure we received your payment. You can safely try again: you won’t pay twice.',
        extensions: { code: 'UPSTREAM_TIMEOUT' },
      },
    ]);
  });

  it('returns the appointment as paid, without a payment deadline', async () => {
    const confirmed = { ...APPOINTMENT, amount: '95.00', confirmedAt: '2026-11-20 10:00:00' };
    customerIs(gateway, { appointments: [{ ...confirmed, paidAt: '2026-11-20 12:00:00' }] });
    gateway.php.answer({ pay: { raw: '' } });
    const fields = 'appointment { id status isPaid paidAt paymentDueBy price { formatted } } userErrors { message }';
    expect((await sendMutation(gateway, { ...PAY, fields })).payload.appointment).toEqual({
      id: 'appointment-12',
      status: 'CONFIRMED',
      isPaid: true,
      paidAt: '2026-11-20T12:00:00Z',
      paymentDueBy: null,
      price: { formatted: '£95.00' },
    });
  });
});
