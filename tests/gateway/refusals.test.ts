import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CUSTOMER } from '../examples/accounts.ts';
import { CALLS, causeOf, SCRIPTS, scriptOf, WHOLE_HOST } from '../examples/all.ts';
import type { MutationName } from '../examples/example.ts';
import type { Script } from '../support/fake-php.ts';
import { momentFromNow } from './customer-fixtures.ts';
import { NO_LIMITS, SESSION, startGateway, type TestGateway } from './harness.ts';
import { perform, REFUSABLE } from './whole-graph.ts';

describe('a legacy host refuses', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway({ limits: NO_LIMITS });
  });
  afterAll(() => gateway.close());

  /** The user errors when the host refuses with this message, and has this data of the customer. */
  async function refuse(mutation: MutationName, script: string, reply: Script, appointments?: readonly object[]) {
    gateway.php.reset();
    const customer = { ...CUSTOMER, ...(appointments && { recentAppointments: appointments }) };
    gateway.php.answer({ ...WHOLE_HOST, 'getUserData.php': { json: customer }, [script]: reply });
    const { data } = await perform(gateway, mutation);
    return data[mutation].userErrors;
  }

  const calls = CALLS.flatMap((call) => {
    const by = causeOf(call);
    return typeof by === 'string' && !SCRIPTS[call].onFault && REFUSABLE.includes(by) ? [[by, call] as const] : [];
  });
  /** An unclear refusal of these can only mean one thing. */
  const meanings = (mutation: string) => {
    if (mutation === 'logIn') return { code: 'BAD_CREDENTIALS', field: null };
    return mutation.startsWith('verify') ? { code: 'WRONG_CODE', field: ['code'] } : { code: 'REFUSED', field: null };
  };

  it('is tried with every mutation', () => {
    expect(calls.map(([mutation]) => mutation).sort()).toEqual([...REFUSABLE].sort());
  });

  it.each(calls)('%s for an unclear reason', async (mutation, call) => {
    const userErrors = await refuse(mutation, scriptOf(call), { json: { success: false, message: 'Not today.' } });
    expect(userErrors).toEqual([{ ...meanings(mutation), message: 'Not today.', retryAfterSeconds: null }]);
  });

  const INTERNAL = 'Uncaught PDOException: SQLSTATE[HY000] [2002] in /var/www/html/php/db.php:12';

  it.each(calls)('%s with an internal text, which is replaced by the fallback and logged', async (mutation, call) => {
    const nothing = await refuse(mutation, scriptOf(call), { json: { success: false } });
    for (const said of [
      { message: INTERNAL },
      { error: INTERNAL },
      { errors: [INTERNAL] },
      { errors: { x: INTERNAL } },
    ])
      expect(await refuse(mutation, scriptOf(call), { json: { success: false, ...said } })).toEqual(nothing);
    expect(gateway.logText()).toContain('"withheld":["Uncaught PDOException');
  });

  it.each(calls)('%s is accepted with an internal text, which is withheld', async (mutation, call) => {
    const script = scriptOf(call);
    gateway.php.reset();
    gateway.php.answer(WHOLE_HOST);
    gateway.php.answer({ [script]: { json: { ...WHOLE_HOST[script]?.json, message: INTERNAL } } });
    const answer = await perform(gateway, mutation);
    expect(JSON.stringify([answer.data, answer.errors])).not.toMatch(/PDO|SQLSTATE|\/var/);
  });

  it.each([
    [200, { success: false, error: INTERNAL }, 'Unknown error occurred'],
    [422, { errors: [INTERNAL] }, 'Our booking system has a problem at the moment. Please try again in a minute.'],
  ])('a read with status %i and an internal text (DIR-14)', async (status, json, message) => {
    gateway.php.reset();
    gateway.php.answer({ ...WHOLE_HOST, 'getUserData.php': { json, status } });
    const { errors } = await gateway.graph('{ me { firstName } }', {}, SESSION);
    expect(errors).toMatchObject([{ message }]);
    expect(gateway.logText()).toContain('"reason":"withheld: Uncaught PDOException');
  });

  const APPOINTMENT = { id: 12, serviceId: 1, specialistId: 7, locationId: 2, status: 'confirmed' };
  const ACTIONS = 'appointment-actions.php';

  it.each<[MutationName, string, object, string]>([
    ['payForAppointment', 'pay', { paid: 1 }, 'ALREADY_DONE'],
    ['payForAppointment', 'pay', { status: 'pending' }, 'NOT_CONFIRMED'],
    ['payForAppointment', 'pay', { status: 'pending', rescheduled: 1 }, 'NOT_CONFIRMED'],
    ['payForAppointment', 'pay', { confirmedAt: momentFromNow(-30) }, 'PAYMENT_WINDOW_CLOSED'],
    ['payForAppointment', 'pay', { status: 'cancelled' }, 'APPOINTMENT_CLOSED'],
    ['payForAppointment', 'pay', { id: 99 }, 'NOT_FOUND'],
    ['cancelAppointment', ACTIONS, { status: 'cancelled' }, 'ALREADY_DONE'],
    ['cancelAppointment', ACTIONS, { status: 'completed' }, 'APPOINTMENT_CLOSED'],
    ['cancelAppointment', ACTIONS, { id: 99 }, 'NOT_FOUND'],
    ['rescheduleAppointment', ACTIONS, { rescheduled: 1 }, 'ALREADY_RESCHEDULED'],
    ['rescheduleAppointment', ACTIONS, { status: 'completed' }, 'APPOINTMENT_CLOSED'],
    ['rescheduleAppointment', ACTIONS, { status: 'cancelled' }, 'APPOINTMENT_CLOSED'],
  ])('%s by %s without a reason, which the data %j tells: %s', async (mutation, script, changes, code) => {
    const userErrors = await refuse(mutation, script, { json: {}, status: 409 }, [{ ...APPOINTMENT, ...changes }]);
    expect(userErrors).toMatchObject([{ code, field: ['appointmentId'] }]);
  });
});
