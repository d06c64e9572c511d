import { expect, it } from 'vitest';
import { appointment, seeded, userData } from './support/appointments.ts';
import { concurrently, useBackend, useSession, valuesOf } from './support/backend.ts';
import { onEachEngine } from './support/engines.ts';

onEachEngine('Reviewing', (engine) => {
  const test = useBackend(engine);
  const joan = useSession(test);

  const review = { review_id: seeded.completed, appointment_id: seeded.completed, rating: 4, review_text: 'Quiet.' };
  const submit = (changes: object) => test.postJson('submit-review.php?userId=1', { ...review, ...changes }, joan);
  const publicReviews = async () =>
    (await test.get('/php/specialists.php?search=Marcus%20Delaney')).body.specialists[0];

  it('refuses reviews of others’ or incomplete appointments (RULE-08)', async () => {
    const before = await userData(test, joan);
    const refusals: [Record<string, unknown>, number, string][] = [
      [{ rating: 0 }, 422, 'Choose from 1 to 5 stars'],
      [{ appointment_id: '' }, 422, 'Invalid appointment data'],
      [{ appointment_id: seeded.pending, review_id: '' }, 422, 'You can only review a completed appointment.'],
      [{ appointment_id: seeded.reviewed, review_id: '' }, 409, 'You have already reviewed this appointment.'],
      [{ appointment_id: '12', review_id: '' }, 404, 'We couldn’t find this appointment.'],
      [{ appointment_id: '98765', review_id: '' }, 404, 'We couldn’t find this appointment.'],
      [{ review_id: seeded.pending }, 422, 'This review belongs to another appointment.'],
      [{ specialist_id: '1' }, 422, 'This review belongs to another appointment.'],
    ];
    for (const [changes, status, message] of refusals) {
      const { status: got, body } = await submit(changes);
      expect([changes, got, body.success, body.message]).toEqual([changes, status, false, message]);
    }
    expect(await userData(test, joan)).toEqual(before);
  });

  it('publishes a review, once, and moves it from pending to submitted (PHP-39)', async () => {
    const before = await userData(test, joan);
    expect(valuesOf(before.pendingReviewsData, 'id')).toEqual([seeded.completed]);
    const [pending] = before.pendingReviewsData;
    expect(pending).toEqual({
      id: seeded.completed,
      serviceType: 'Brake Repair',
      date: '2026-02-18',
      specialist: {
        id: expect.stringMatching(/^\d+$/),
        name: 'Marcus Delaney',
        photo: expect.stringMatching(/^uploads\/specialists\/\d+-[\da-f]{12}\.webp$/),
      },
      appointmentId: seeded.completed,
    });
    const { reviews, average_rating } = await publicReviews();

    const text = 'Quiet brakes &amp; pads.\nAnd no <b>surprises</b>.';
    // Readers decode texts once, because hosts escape some.
    const escaped = text.replace('&', '&amp;');
    const answers = await concurrently(5, () =>
      submit({ rating: 1, review_text: text, specialist_id: pending.specialist.id }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(4).fill(409)]);
    expect(answers.find(({ status }) => status === 200)?.body).toEqual({
      success: true,
      message: 'Thank you for your review!',
    });

    const after = await userData(test, joan);
    expect([after.pendingReviews, after.pendingReviewsData]).toEqual([0, []]);
    expect(after.submittedReviews).toHaveLength(before.submittedReviews.length + 1);
    expect(after.submittedReviews[0]).toEqual({
      id: expect.stringMatching(/^\d+$/),
      serviceType: 'Brake Repair',
      date: '2026-02-18',
      specialist: { id: pending.specialist.id, name: 'Marcus Delaney' },
      rating: 1,
      comment: escaped,
      reviewDate: '2026-03-02 10:30:00',
      appointmentId: seeded.completed,
    });
    expect((await appointment(test, joan, seeded.completed)).reviewed).toBe(true);

    const now = await publicReviews();
    expect(now.reviews).toHaveLength(reviews.length + 1);
    expect(now.reviews[0]).toEqual({ rating: 1, review_text: escaped, created_at: '2026-03-02 10:30:00' });
    expect(Number(now.average_rating)).toBeLessThan(Number(average_rating));
  });
});
