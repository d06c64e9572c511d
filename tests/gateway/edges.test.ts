import { describe, expect, it } from 'vitest';
import { APPOINTMENT, askMe, CUSTOMER, customerIs } from './customer-fixtures.ts';
import { SESSION } from './harness.ts';
import { sharedGateway } from './shared-gateway.ts';
import { NOTIFICATION, notificationList } from './streams.ts';

const gateway = await sharedGateway();

describe('edges between a customer’s records', () => {
  it('lead from repairs and reviews to their appointment and specialist', async () => {
    gateway.php.answer({
      'specialists.php': {
        json: { success: true, specialists: [{ specialist_id: 7, specialist_name: 'Priya Nair' }] },
      },
    });
    const { repairs, pendingReviews, submittedReviews } = await askMe(
      gateway,
      `repairs { nodes { appointment { id reference } } }
       pendingReviews { nodes { appointment { id } specialist { name } } }
       submittedReviews { nodes { appointment { id } } }`,
      {
        appointments: [APPOINTMENT],
        repairs: [
          { id: 1, appointmentId: '12', date: '2026-10-02' },
          { id: 2, appointmentId: '99', date: '2026-10-01' },
        ],
        pendingReviewsData: [{ id: 5, appointmentId: '12', specialist: { id: 7, name: 'Priya Nair' } }],
        submittedReviews: [{ id: 6, appointmentId: '12', rating: 5 }],
      },
    );
    expect(repairs.nodes).toEqual([
      { appointment: { id: 'appointment-12', reference: 'MW-48213' } },
      { appointment: null },
    ]);
    expect(pendingReviews.nodes).toEqual([
      { appointment: { id: 'appointment-12' }, specialist: { name: 'Priya Nair' } },
    ]);
    expect(submittedReviews.nodes).toEqual([{ appointment: { id: 'appointment-12' } }]);
    expect(gateway.php.counts).toEqual({ 'getUserData.php': 1, 'specialists.php': 1 });
  });

  it('find one repair by its id or reference', async () => {
    const fields =
      'a: repair(id: "repair-31") { id } b: repair(id: "repair-MW-7") { id } c: repair(id: "repair-99") { id }';
    const found = await askMe(gateway, fields, { repairs: [{ id: 31, reference: 'MW-7' }] });
    expect(found).toEqual({ a: { id: 'repair-31' }, b: { id: 'repair-31' }, c: null });
  });
});

describe('a notification', () => {
  it.each([
    [
      '/dashboard/appointments?appointment=MW-48213',
      'SHOW_APPOINTMENTS',
      { __typename: 'Appointment', id: 'appointment-12' },
    ],
    [
      '/dashboard/appointments?appointment=12',
      'SHOW_APPOINTMENTS',
      { __typename: 'Appointment', id: 'appointment-12' },
    ],
    ['/dashboard/repairs?repair=31', 'SHOW_REPAIRS', { __typename: 'Repair', id: 'repair-31' }],
    ['/dashboard/appointments?appointment=99', 'SHOW_APPOINTMENTS', null],
    ['/dashboard/reviews', 'SHOW_REVIEWS', null],
    ['/dashboard/', 'SHOW_DASHBOARD', null],
    ['/about', null, null],
    ['https://evil.example/dashboard?appointment=12', null, null],
    [null, null, null],
  ])('of the page %s leads to its subject, and tells an app what to show', async (action_url, nextStep, subject) => {
    gateway.php.answer({ 'getNotifications.php': notificationList({ ...NOTIFICATION, action_url }) });
    const fields = `notifications { nodes { nextStep
      subject { __typename ... on Appointment { id } ... on Repair { id } } } }`;
    const data = { appointments: [APPOINTMENT], repairs: [{ id: 31 }] };
    expect((await askMe(gateway, fields, data)).notifications.nodes).toEqual([{ nextStep, subject }]);
  });
});

describe('logging in', () => {
  const LOG_IN = `mutation ($input: LogInInput!) { logIn(input: $input) {
    session { userId } nextStep customer { id firstName appointments { totalCount } unreadNotificationCount }
    userErrors { code } } }`;
  const input = { email: 'joan@example.com', password: 'Mend-it-2026!' };
  const answered = (json: object) => {
    gateway.php.answer({
      'userLogin.php': { json: { success: true, userId: 7, authToken: SESSION['x-auth-token'], ...json } },
      'getNotifications.php': notificationList(NOTIFICATION),
    });
    customerIs(gateway, { ...CUSTOMER, appointments: [APPOINTMENT] });
  };

  it('leads to the customer, read with the new session', async () => {
    answered({});
    const { data, errors } = await gateway.graph(LOG_IN, { input });
    expect(errors).toBeUndefined();
    expect(data.logIn).toEqual({
      session: { userId: '7' },
      nextStep: 'SHOW_DASHBOARD',
      customer: { id: 'customer-7', firstName: 'Joan', appointments: { totalCount: 1 }, unreadNotificationCount: 1 },
      userErrors: [],
    });
    expect(gateway.php.callOf('getUserData.php').headers).toMatchObject(SESSION);
  });

  it('makes no call for a customer who isn’t selected', async () => {
    answered({ redirect: '/dashboard/profile' });
    const { data } = await gateway.graph(LOG_IN.replace(/customer \{.*Count \}/s, ''), { input });
    expect(data.logIn.nextStep).toBe('SHOW_PROFILE');
    expect(gateway.php.counts).toEqual({ 'userLogin.php': 1 });
  });

  it('has no customer and no next step after a refusal', async () => {
    gateway.php.answer({ 'userLogin.php': { json: { success: false, message: 'No.' }, status: 401 } });
    const { data } = await gateway.graph(LOG_IN, { input });
    expect(data.logIn).toMatchObject({ session: null, customer: null, nextStep: null });
    expect(data.logIn.userErrors).toHaveLength(1);
  });
});
