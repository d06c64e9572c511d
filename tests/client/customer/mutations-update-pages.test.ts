import { ApolloLink, Observable } from '@apollo/client';
import { type DocumentNode, graphql, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { AddVehicleDocument } from '~/graphql/generated/operations/add-vehicle.ts';
import { AppointmentsDocument } from '~/graphql/generated/operations/appointments.ts';
import { BookAppointmentDocument } from '~/graphql/generated/operations/book-appointment.ts';
import { CancelAppointmentDocument } from '~/graphql/generated/operations/cancel-appointment.ts';
import { DashboardSummaryDocument } from '~/graphql/generated/operations/dashboard-summary.ts';
import { ImmediateServicePageDocument } from '~/graphql/generated/operations/immediate-service-page.ts';
import { MarkNotificationReadDocument } from '~/graphql/generated/operations/mark-notification-read.ts';
import { NotificationsDocument } from '~/graphql/generated/operations/notifications.ts';
import { PayForAppointmentDocument } from '~/graphql/generated/operations/pay-for-appointment.ts';
import { ProfileDocument } from '~/graphql/generated/operations/profile.ts';
import { RemoveVehicleDocument } from '~/graphql/generated/operations/remove-vehicle.ts';
import { RescheduleAppointmentDocument } from '~/graphql/generated/operations/reschedule-appointment.ts';
import { SetPrimaryVehicleDocument } from '~/graphql/generated/operations/set-primary-vehicle.ts';
import { SubmitReviewDocument } from '~/graphql/generated/operations/submit-review.ts';
import { UpdateProfileDocument } from '~/graphql/generated/operations/update-profile.ts';
import { UpdateVehicleDocument } from '~/graphql/generated/operations/update-vehicle.ts';
import { VehiclesDocument } from '~/graphql/generated/operations/vehicles.ts';
import { graphSchema } from '../../support/graph-schema.ts';
import { testClient } from '../support/test-client.ts';
import { completeCustomer } from './complete-customer.ts';

type Customer = ReturnType<typeof completeCustomer>;

function firstOf<Item>([first]: Item[]): Item {
  if (first === undefined) throw new Error('The list is empty.');
  return first;
}

/** Every page that the response alone updates. Lists refetch. */
const pages: Record<string, DocumentNode> = {
  DashboardSummary: DashboardSummaryDocument,
  Profile: ProfileDocument,
  Vehicles: VehiclesDocument,
  ImmediateService: ImmediateServicePageDocument,
  Notifications: NotificationsDocument,
};

/** What each mutation changes on the server. Its response is read from there afterwards. */
const mutations = {
  payForAppointment: {
    document: PayForAppointmentDocument as DocumentNode,
    change: ({ lists, nextAction }: Customer) => {
      Object.assign(firstOf(lists.appointments), { isPaid: true, paymentState: 'PAID', paymentDueBy: null });
      nextAction.kind = 'VISIT';
    },
  },
  cancelAppointment: {
    document: CancelAppointmentDocument as DocumentNode,
    change: ({ lists, summary, nextAction }: Customer) => {
      Object.assign(firstOf(lists.appointments), {
        status: 'CANCELLED',
        paymentState: 'NOT_DUE',
        refund: { percentage: 75, rule: null, amount: { pence: 4875, formatted: '£48.75' } },
      });
      summary.pendingAppointments = 0;
      nextAction.kind = 'BOOK';
    },
  },
  rescheduleAppointment: {
    document: RescheduleAppointmentDocument as DocumentNode,
    change: ({ lists }: Customer) =>
      Object.assign(firstOf(lists.appointments), {
        status: 'PENDING',
        isRescheduled: true,
        wasRescheduled: true,
        scheduledDate: '2026-12-04',
        scheduledTime: '14:00',
        confirmedAt: null,
        paymentDueBy: null,
      }),
  },
  bookAppointment: {
    document: BookAppointmentDocument as DocumentNode,
    change: (me: Customer) => {
      const booked = { ...firstOf(me.lists.appointments), id: '99', reference: 'MW-99', status: 'PENDING' };
      me.lists.appointments.unshift(booked);
      me.summary.recentAppointments.unshift(booked);
      me.summary.pendingAppointments += 1;
    },
  },
  submitReview: {
    document: SubmitReviewDocument as DocumentNode,
    change: (me: Customer) => {
      const pending = firstOf(me.lists.pendingReviews.splice(0, 1));
      me.lists.submittedReviews.unshift({
        ...firstOf(me.lists.submittedReviews),
        ...pending,
        id: '77',
        rating: 5,
        comment: 'Good.',
      });
      me.summary.pendingReviews = 0;
      Object.assign(firstOf(me.lists.repairs), { canReview: false });
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
    document: MarkNotificationReadDocument as DocumentNode,
    change: (me: Customer) => {
      Object.assign(firstOf(me.lists.notifications), { isRead: true });
      me.unreadNotificationCount = 0;
    },
  },
};

type Mutation = keyof typeof mutations;
const mutationNames = Object.keys(mutations) as Mutation[];

/** A graph with one customer, which records the operations it receives. */
function graphOf(me: Customer) {
  const operations: string[] = [];
  const resolve = (mutation: Mutation) => () => {
    mutations[mutation].change(me);
    const [appointment] = me.lists.appointments;
    const [notification] = me.lists.notifications;
    return { customer: me, appointment, notification, message: null, userErrors: [] };
  };
  const root = {
    me: () => me,
    ...Object.fromEntries(mutationNames.map((mutation) => [mutation, resolve(mutation)])),
  };
  const execute = (source: string, variableValues: Record<string, unknown>) =>
    graphql({ schema: graphSchema, source: source.replaceAll('@unmask', ''), rootValue: root, variableValues });
  const link = new ApolloLink(({ query, variables, operationName }) => {
    operations.push(operationName ?? '');
    return new Observable((observer) => {
      void execute(print(query), variables).then(({ data, errors }) => {
        observer.next({ data: data && JSON.parse(JSON.stringify(data)), ...(errors && { errors }) });
        observer.complete();
      });
    });
  });
  return { operations, execute, link };
}

const appointment = { appointmentId: '1' };
const vehicle = { make: 'Ford', model: 'Focus', year: 2019 };
const inputs: Record<Mutation, object> = {
  payForAppointment: appointment,
  cancelAppointment: { ...appointment, reason: 'It works again.' },
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

describe('a mutation of the customer', () => {
  it.each(mutationNames)('%s updates all but the lists with its response, without other requests', async (mutation) => {
    const me = completeCustomer();
    const { operations, execute, link } = graphOf(me);
    const client = testClient(link);
    for (const query of Object.values(pages)) await client.query({ query });
    const before = JSON.stringify(Object.values(pages).map((query) => client.cache.readQuery({ query })));
    operations.length = 0;

    // Active queries would refetch what the response lacks.
    const open = Object.values(pages).map((query) =>
      client.watchQuery({ query, fetchPolicy: 'cache-first' }).subscribe(() => undefined),
    );
    const { error } = await client.mutate({
      mutation: mutations[mutation].document,
      variables: { input: inputs[mutation] },
    });
    expect(error).toBeUndefined();

    for (const [page, query] of Object.entries(pages)) {
      const { data } = await execute(print(query), {});
      expect(client.cache.readQuery({ query }), page).toEqual(JSON.parse(JSON.stringify(data)));
    }
    expect(JSON.stringify(Object.values(pages).map((query) => client.cache.readQuery({ query })))).not.toBe(before);
    expect(operations).toHaveLength(1);
    for (const watched of open) watched.unsubscribe();
  });

  it.each(['payForAppointment', 'cancelAppointment', 'rescheduleAppointment'] as const)(
    '%s updates the appointment in the lists with its response',
    async (mutation) => {
      const me = completeCustomer();
      const { operations, execute, link } = graphOf(me);
      const client = testClient(link);
      const query = AppointmentsDocument;
      await client.query({ query });
      await client.mutate({ mutation: mutations[mutation].document, variables: { input: inputs[mutation] } });
      const { data } = await execute(print(query), {});
      const expected = JSON.parse(JSON.stringify(data)).me.appointments.nodes;
      expect(client.cache.readQuery({ query })?.me?.appointments?.nodes).toEqual(expected);
      expect(operations).toHaveLength(2);
    },
  );
});
