import { describe, expect, it } from 'vitest';
import ours from '../../gateway/graphql/generated/operations.json' with { type: 'json' };
import { customerIs, londonDayFromNow } from './customer-fixtures.ts';
import { post, SESSION } from './harness.ts';
import { sharedGateway } from './shared-gateway.ts';
import { notificationList } from './streams.ts';

const gateway = await sharedGateway();

const COUNT = 2_000;
const KILOBYTE = 1_000;
const MAX_BYTES = 20 * KILOBYTE;

const many = <T>(record: (id: number) => T): T[] => Array.from({ length: COUNT }, (_, index) => record(index + 1));

const specialist = { id: '7', name: 'Siobhan Gallagher', photo: 'uploads/specialists/siobhan-gallagher.webp' };

/** A customer with 2,000 of each, in the lengths of the demo's texts. */
function answerManyRecords(): void {
  customerIs(gateway, {
    appointments: many((id) => ({
      id,
      appointment_reference: `MW-${10_000 + id}`,
      service: 'Electrical Repair',
      details: 'Volkswagen Caddy, 2016, FJ66 OWB\nAnnual service and MOT repairs.',
      status: ['pending', 'confirmed', 'completed', 'cancelled'][id % 4],
      date: londonDayFromNow(1_000 - id),
      firstChoiceTime: '09:00 AM',
      confirmedAt: '2026-10-01 09:00:00',
      created_at: '2026-09-30 09:00:00',
      specialist: specialist.name,
      location: 'Frog Island Motors',
      amount: '95.00',
    })),
    repairs: many((id) => ({
      id,
      reference: `MW-${10_000 + id}`,
      vehicle: 'Volkswagen Caddy, 2016, FJ66 OWB',
      serviceType: 'Electrical Repair',
      date: londonDayFromNow(-id),
      status: 'completed',
      specialist,
      cost: '95.00',
      parts: [{ name: 'Brake pads', quantity: 2, price: '25.00' }],
      labor: [{ description: 'Fitting', hours: 1.5, rate: '30.00' }],
    })),
    pendingReviewsData: many((id) => ({ id, serviceType: 'Electrical Repair', specialist, appointmentId: id })),
    submittedReviews: many((id) => ({
      id: id + COUNT,
      serviceType: 'Electrical Repair',
      specialist,
      rating: 5,
      comment: 'Tidy, quick and friendly. Explained what was wrong and what it would cost. Would book again any time.',
      reviewDate: '2026-10-03 10:00:00',
    })),
  });
  const notifications = many((id) => ({
    notification_id: id,
    type: 'appointment',
    title: 'Appointment confirmed',
    message: `Electrical Repair (MW-${10_000 + id}) is confirmed for Monday 2 March 2026 at 09:00. Please pay within 24 hours.`,
    time_ago: '5 min ago',
    action_url: `/dashboard/appointments?appointment=MW-${10_000 + id}`,
  }));
  gateway.php.answer({ 'getNotifications.php': notificationList(...notifications) });
}

const operation = (name: string) => Object.values(ours).find((text) => text.startsWith(`query ${name}`)) ?? '';

describe('the first screen of a customer with 2,000 of each', () => {
  it.each(['DashboardSummary', 'Appointments', 'Repairs', 'Reviews', 'Notifications'])(
    'is light, with one call of each script: %s',
    async (name) => {
      answerManyRecords();
      gateway.php.calls.length = 0;
      const response = await post(gateway, { query: operation(name) }, SESSION);
      const body = await response.text();
      expect(JSON.parse(body).errors).toBeUndefined();
      expect(body.length).toBeLessThanOrEqual(MAX_BYTES);
      expect(Object.values(gateway.php.counts).every((count) => count === 1)).toBe(true);
    },
  );
});
