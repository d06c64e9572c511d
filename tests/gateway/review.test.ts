import { beforeEach, describe, expect, it } from 'vitest';
import { APPOINTMENT, CUSTOMER, customerIs, nodesOf, REVIEW, sendMutation } from './customer-fixtures.ts';
import { sharedGateway } from './shared-gateway.ts';

const gateway = await sharedGateway();

const PENDING = {
  review_id: 5,
  serviceType: 'Vehicle Repair',
  date: '2026-10-02',
  specialist: { id: 7, name: 'Priya Nair', photo: 'uploads/p/7.webp' },
  appointmentId: 12,
};

describe('pending reviews', () => {
  const FIELDS = 'id serviceName date specialistId specialistName specialistPhotoUrl appointmentId';

  it.each([
    ['review_id', PENDING],
    ['id', { ...PENDING, id: '5', review_id: undefined }],
  ])('are read with %s, typed (ENT-24)', async (_what, record) => {
    const pendingReviews = await nodesOf(gateway, 'pendingReviews', FIELDS, { pendingReviewsData: [record] });
    expect(pendingReviews).toEqual([
      {
        id: 'pending-review-5',
        serviceName: 'Vehicle Repair',
        date: '2026-10-02',
        specialistId: 'specialist-7',
        specialistName: 'Priya Nair',
        specialistPhotoUrl: `${gateway.url}/media/uploads/p/7.webp`,
        appointmentId: 'appointment-12',
      },
    ]);
  });

  it.each([
    ['a bare name', 'Priya Nair', { specialistId: null, specialistName: 'Priya Nair' }],
    ['no one', 'Not assigned', { specialistId: null, specialistName: null }],
    ['nothing', null, { specialistId: null, specialistName: null }],
    ['an empty list', [], { specialistId: null, specialistName: null }],
    ['a photo of elsewhere', { name: 'P', photo: 'javascript:alert(1)' }, { specialistPhotoUrl: null }],
  ])('read the specialist as %s', async (_what, specialist, expected) => {
    const pendingReviews = await nodesOf(gateway, 'pendingReviews', FIELDS, {
      pendingReviewsData: [{ ...PENDING, specialist }],
    });
    expect(pendingReviews).toMatchObject([expected]);
  });
});

describe('submitted reviews', () => {
  it('are read typed, the latest first (ENT-25)', async () => {
    const submittedReviews = await nodesOf(
      gateway,
      'submittedReviews',
      'id serviceName date specialistName rating comment reviewedAt appointmentId',
      {
        submittedReviews: [
          { id: 1, rating: 'lots', specialist: 'Amit' },
          {
            id: 2,
            serviceType: 'Plumbing',
            date: '2026-10-02',
            specialist: { id: 7, name: 'Priya' },
            rating: '3.5',
            comment: 'Good &amp; quick',
            reviewDate: '2026-10-03 10:00:00',
            appointmentId: 'appointment-12',
          },
          { review_id: 3, rating: 9, review_text: 'Fine', created_at: '2026-10-04' },
        ],
      },
    );
    expect(submittedReviews).toEqual([
      {
        id: 'submitted-review-3',
        serviceName: null,
        date: null,
        specialistName: null,
        rating: 5,
        comment: 'Fine',
        reviewedAt: '2026-10-03T23:00:00Z',
        appointmentId: null,
      },
      {
        id: 'submitted-review-2',
        serviceName: 'Plumbing',
        date: '2026-10-02',
        specialistName: 'Priya',
        rating: 3.5,
        comment: 'Good & quick',
        reviewedAt: '2026-10-03T09:00:00Z',
        appointmentId: 'appointment-appointment-12',
      },
      {
        id: 'submitted-review-1',
        serviceName: null,
        date: null,
        specialistName: 'Amit',
        rating: 0,
        comment: null,
        reviewedAt: null,
        appointmentId: null,
      },
    ]);
  });
});

describe('submitReview', () => {
  beforeEach(() => {
    customerIs(gateway, { pendingReviewsData: [PENDING], appointments: [{ ...APPOINTMENT, status: 'completed' }] });
    gateway.php.answer({ [REVIEW.script]: { json: { success: true, message: 'Thank you for your review!' } } });
  });

  const sent = () => JSON.parse(gateway.php.callOf(REVIEW.script).body);

  it.each(['appointment-12', 'appointment-MW-48213'])(
    'sends the ids of the pending review, found by %s (PHP-39)',
    async (appointmentId) => {
      const { payload } = await sendMutation(gateway, REVIEW, { appointmentId, comment: '  Neat.\nQuick. ' });
      expect(payload).toEqual({ message: 'Thank you for your review!', userErrors: [] });
      expect(sent()).toEqual({
        review_id: '5',
        specialist_id: '7',
        appointment_id: '12',
        rating: 5,
        review_text: 'Neat.\nQuick.',
      });
      expect(gateway.php.calls.map(({ script }) => script)).toEqual(['getUserData.php', REVIEW.script]);
    },
  );

  it('omits unknown values (C-46)', async () => {
    customerIs(gateway, { appointments: [{ ...APPOINTMENT, status: 'completed', specialistId: 'Not assigned' }] });
    await sendMutation(gateway, REVIEW);
    expect(sent()).toEqual({ appointment_id: '12', rating: 5, review_text: 'Neat work.' });
  });

  it('of another customer’s appointment makes no call', async () => {
    const { payload } = await sendMutation(gateway, REVIEW, { appointmentId: 'appointment-13' });
    expect(payload.userErrors).toMatchObject([{ code: 'NOT_FOUND', field: ['appointmentId'] }]);
    expect(gateway.php.callsOf(REVIEW.script)).toHaveLength(0);
  });

  it.each([
    ['marked as reviewed', { appointments: [{ ...APPOINTMENT, reviewed: '1' }] }],
    ['among what was written', { submittedReviews: [{ id: 5, appointmentId: '12' }] }],
  ])('of an appointment that is already %s is ALREADY_DONE', async (_what, data) => {
    customerIs(gateway, data);
    const { payload } = await sendMutation(gateway, REVIEW);
    expect(payload.userErrors).toMatchObject([
      { code: 'ALREADY_DONE', message: 'You have already reviewed this appointment.', field: ['appointmentId'] },
    ]);
    expect(gateway.php.callsOf(REVIEW.script)).toHaveLength(0);
  });

  it.each([
    [{ rating: 0 }, 'rating', 'INVALID'],
    [{ rating: 6 }, 'rating', 'INVALID'],
  ])('with %j makes no call (REV-03)', async (changes, field, code) => {
    const { payload } = await sendMutation(gateway, REVIEW, changes);
    expect(payload.userErrors).toMatchObject([{ field: [field], code }]);
    expect(gateway.php.calls).toHaveLength(0);
  });

  it('moves the review from pending to submitted (REV-05)', async () => {
    const written = { id: 9, rating: 5, comment: 'Neat work.', appointmentId: 12, reviewDate: '2026-11-01 10:00:00' };
    gateway.php.answer({
      'getUserData.php': () => {
        const isWritten = gateway.php.callsOf(REVIEW.script).length > 0;
        return {
          json: {
            ...CUSTOMER,
            appointments: [{ ...APPOINTMENT, status: 'completed', reviewed: isWritten ? '1' : '0' }],
            pendingReviewsData: isWritten ? [] : [PENDING],
            submittedReviews: isWritten ? [written] : [],
          },
        };
      },
    });
    const fields = `review { id rating comment appointmentId } appointment { isReviewed }
      customer { pendingReviews { nodes { id } } submittedReviews { nodes { id } } summary { pendingReviews } } userErrors { message }`;
    const { payload } = await sendMutation(gateway, { ...REVIEW, fields });
    expect(payload).toEqual({
      review: { id: 'submitted-review-9', rating: 5, comment: 'Neat work.', appointmentId: 'appointment-12' },
      appointment: { isReviewed: true },
      customer: {
        pendingReviews: { nodes: [] },
        submittedReviews: { nodes: [{ id: 'submitted-review-9' }] },
        summary: { pendingReviews: 0 },
      },
      userErrors: [],
    });
    expect(gateway.php.callsOf('getUserData.php')).toHaveLength(2);
  });

  it('refetches the specialists, with their new rating', async () => {
    gateway.php.answer({ 'specialists.php': { json: { success: true, specialists: [{ specialist_id: 7 }] } } });
    const read = () => gateway.asCustomer('{ specialists { items { averageRating } } }');
    await read();
    await read();
    expect(gateway.php.callsOf('specialists.php')).toHaveLength(1);
    await sendMutation(gateway, REVIEW);
    await read();
    expect(gateway.php.callsOf('specialists.php')).toHaveLength(2);
  });
});
