import { ApolloLink, Observable } from '@apollo/client';
import { type DocumentNode, graphql, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { AddVehicleDocument } from '~/graphql/generated/operations/add-vehicle.ts';
import { AlertsDocument } from '~/graphql/generated/operations/alerts.ts';
import { AppointmentsDocument } from '~/graphql/generated/operations/appointments.ts';
import { BookAppointmentDocument } from '~/graphql/generated/operations/book-appointment.ts';
import { CancelAppointmentDocument } from '~/graphql/generated/operations/cancel-appointment.ts';
import { DashboardSummaryDocument } from '~/graphql/generated/operations/dashboard-summary.ts';
import { ImmediateServicePageDocument } from '~/graphql/generated/operations/immediate-service-page.ts';
import { MarkAlertReadDocument } from '~/graphql/generated/operations/mark-alert-read.ts';
import { PayForAppointmentDocument } from '~/graphql/generated/operations/pay-for-appointment.ts';
import { ProfileDocument } from '~/graphql/generated/operations/profile.ts';
import { RemoveVehicleDocument } from '~/graphql/generated/operations/remove-vehicle.ts';
import { RepairsDocument } from '~/graphql/generated/operations/repairs.ts';
import { RescheduleAppointmentDocument } from '~/graphql/generated/operations/reschedule-appointment.ts';
import { ReviewsDocument } from '~/graphql/generated/operations/reviews.ts';
import { SetPrimaryVehicleDocument } from '~/graphql/generated/operations/set-primary-vehicle.ts';
import { SubmitReviewDocument } from '~/graphql/generated/operations/submit-review.ts';
import { UpdateProfileDocument } from '~/graphql/generated/operations/update-profile.ts';
import { UpdateVehicleDocument } from '~/graphql/generated/operations/update-vehicle.ts';
import { VehiclesDocument } from '~/graphql/generated/operations/vehicles.ts';
import { graphSchema } from '../../support/graph-schema.ts';
import { testClient } from '../support/test-client.ts';
import { customerWithEverything } from './customer-with-everything.ts';

type Customer = ReturnType<typeof customerWithEverything>;

/** Of a list that has some. */
function firstOf<Item>([first]: Item[]): Item {
  if (first === undefined) throw new Error('There is none.');
  return first;
}

/** Every page that shows something of the customer. */
const pages: Record<string, DocumentNode> = {
  DashboardSummary: DashboardSummaryDocument,
  Appointments: AppointmentsDocument,
  Repairs: RepairsDocument,
  Reviews: ReviewsDocument,
  Profile: ProfileDocument,
  Vehicles: VehiclesDocument,
  ImmediateService: ImmediateServicePageDocument,
  Alerts: AlertsDocument,
};

/** What each act changes on the server; its answer is read from there afterwards. */
const acts = {
  payForAppointment: {
    document: PayForAppointmentDocument as DocumentNode,
    change: ({ appointments }: Customer) => Object.assign(firstOf(appointments), { isPaid: true, paymentDueBy: null }),
  },
  cancelAppointment: {
    document: CancelAppointmentDocument as DocumentNode,
    change: ({ appointments, summary }: Customer) => {
      Object.assign(firstOf(appointments), {
        status: 'CANCELLED',
        refund: { percentage: 75, rule: null, amount: { pence: 4875, formatted: '£48.75' } },
      });
      summary.pendingAppointments = 0;
    },
  },
  rescheduleAppointment: {
    document: RescheduleAppointmentDocument as DocumentNode,
    change: ({ appointments }: Customer) =>
      Object.assign(firstOf(appointments), {
        status: 'PENDING',
        isRescheduled: true,
        wasRescheduled: true,
        scheduledDate: '2026-12-04',
        scheduledTime: '02:00 PM',
        confirmedAt: null,
        paymentDueBy: null,
      }),
  },
  bookAppointment: {
    document: BookAppointmentDocument as DocumentNode,
    change: (me: Customer) => {
      const booked = { ...firstOf(me.appointments), id: '99', reference: 'MW-99', status: 'PENDING' };
      me.appointments.unshift(booked);
      me.summary.recentAppointments.unshift(booked);
      me.summary.pendingAppointments += 1;
    },
  },
  submitReview: {
    document: SubmitReviewDocument as DocumentNode,
    change: (me: Customer) => {
      const pending = firstOf(me.pendingReviews.splice(0, 1));
      me.submittedReviews.unshift({
        ...firstOf(me.submittedReviews),
        ...pending,
        id: '77',
        rating: 5,
        comment: 'Good.',
      });
      me.summary.pendingReviews = 0;
      Object.assign(firstOf(me.appointments.slice(1)), { isReviewed: true });
      Object.assign(firstOf(me.repairs), { canReview: false });
    },
  },
  updateProfile: {
    document: UpdateProfileDocument as DocumentNode,
    change: (me: Customer) =>
      Object.assign(me, { firstName: 'Joanna', phone: '7700 900999', address: { ...me.address, city: 'Nottingham' } }),
  },
  addVehicle: {
    document: AddVehicleDocument as DocumentNode,
    change: ({ vehicles }: Customer) =>
      vehicles.push({ ...firstOf(vehicles), id: '9', make: 'Volvo', isPrimary: false }),
  },
  updateVehicle: {
    document: UpdateVehicleDocument as DocumentNode,
    change: ({ vehicles }: Customer) => Object.assign(firstOf(vehicles), { colour: 'Red', model: 'Focus' }),
  },
  setPrimaryVehicle: {
    document: SetPrimaryVehicleDocument as DocumentNode,
    change: ({ vehicles }: Customer) => {
      for (const vehicle of vehicles) vehicle.isPrimary = !vehicle.isPrimary;
      vehicles.reverse();
    },
  },
  removeVehicle: {
    document: RemoveVehicleDocument as DocumentNode,
    change: ({ vehicles }: Customer) => vehicles.splice(0, 1),
  },
  markNotificationRead: {
    document: MarkAlertReadDocument as DocumentNode,
    change: (me: Customer) => {
      Object.assign(firstOf(me.notifications), { isRead: true });
      me.unreadNotificationCount = 0;
    },
  },
};

/** A graph over one customer who lives as long as the test, and a count of what it is asked. */
function graphOf(me: Customer) {
  const asked: string[] = [];
  const answer = (act: keyof typeof acts) => () => {
    acts[act].change(me);
    const [appointment] = me.appointments;
    const [notification] = me.notifications;
    return { customer: me, appointment, notification, message: null, userErrors: [] };
  };
  const root = {
    me: () => me,
    ...Object.fromEntries(Object.keys(acts).map((act) => [act, answer(act as keyof typeof acts)])),
  };
  const ask = (source: string, variableValues: Record<string, unknown>) =>
    graphql({ schema: graphSchema, source: source.replaceAll('@unmask', ''), rootValue: root, variableValues });
  const link = new ApolloLink(({ query, variables, operationName }) => {
    asked.push(operationName ?? '');
    return new Observable((observer) => {
      void ask(print(query), variables).then(({ data, errors }) => {
        observer.next({ data: data && JSON.parse(JSON.stringify(data)), ...(errors && { errors }) });
        observer.complete();
      });
    });
  });
  return { asked, ask, link };
}

const appointment = { appointmentId: '1' };
const vehicle = { make: 'Ford', model: 'Focus', year: 2019 };
const inputs: Record<keyof typeof acts, object> = {
  payForAppointment: appointment,
  cancelAppointment: { ...appointment, reason: 'Mended itself.' },
  rescheduleAppointment: { ...appointment, date: '2026-12-04', timeSlotId: '3' },
  bookAppointment: {
    idempotencyKey: 'a'.repeat(32),
    serviceId: '1',
    issueDescription: 'It drips.',
    photos: [],
    location: { customerLocation: 'HOME_SERVICE' },
    date: '2026-12-04',
    timeSlotId: '3',
  },
  submitReview: { appointmentId: '2', rating: 5, comment: 'Good.' },
  updateProfile: { firstName: 'Joanna' },
  addVehicle: vehicle,
  updateVehicle: { vehicleId: '1', ...vehicle },
  setPrimaryVehicle: { vehicleId: '2' },
  removeVehicle: { vehicleId: '1' },
  markNotificationRead: { notificationId: '1' },
};

describe('an act of the customer', () => {
  it.each(Object.keys(acts) as (keyof typeof acts)[])(
    '%s sets every page right by its answer alone: nothing else is asked',
    async (act) => {
      const me = customerWithEverything();
      const { asked, ask, link } = graphOf(me);
      const client = testClient(link);
      for (const query of Object.values(pages)) await client.query({ query });
      const before = JSON.stringify(Object.values(pages).map((query) => client.cache.readQuery({ query })));
      asked.length = 0;

      // The pages are on the screen, and would ask anew for what they miss.
      const open = Object.values(pages).map((query) =>
        client.watchQuery({ query, fetchPolicy: 'cache-first' }).subscribe(() => undefined),
      );
      const { error } = await client.mutate({
        mutation: acts[act].document,
        variables: { input: inputs[act] },
      });
      expect(error).toBeUndefined();

      for (const [page, query] of Object.entries(pages)) {
        const { data } = await ask(print(query), {});
        expect(client.cache.readQuery({ query }), page).toEqual(JSON.parse(JSON.stringify(data)));
      }
      expect(JSON.stringify(Object.values(pages).map((query) => client.cache.readQuery({ query })))).not.toBe(before);
      expect(asked).toHaveLength(1);
      for (const watched of open) watched.unsubscribe();
    },
  );
});
