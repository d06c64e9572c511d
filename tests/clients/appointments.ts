import type { RequestPolicy } from '@urql/core';
import { present } from './failures.ts';
import {
  type AppointmentCardFragment,
  type AppointmentPageFragment,
  type AppointmentPeriod,
  AppointmentsDocument,
  type AppointmentsQueryVariables,
  type CancelAppointmentInput,
  CancelDocument,
  OneAppointmentDocument,
  PayDocument,
  type RescheduleAppointmentInput,
  RescheduleDaysDocument,
  RescheduleDocument,
  RescheduleSlotsDocument,
  ReviewDocument,
  type SubmitReviewInput,
} from './generated/graphql.ts';
import type { MendwellClient } from './mendwell-client.ts';

/** The size of a page on screen. Mutations select the first one again, with these arguments. */
export const PAGE_SIZE = 20;

/** The first page of upcoming appointments. */
export const upcomingAppointments = (client: MendwellClient, requestPolicy?: RequestPolicy) =>
  readPage(client, { first: PAGE_SIZE, when: 'UPCOMING' }, requestPolicy);

async function readPage(client: MendwellClient, page: AppointmentsQueryVariables, requestPolicy?: RequestPolicy) {
  const { me } = await client.query(AppointmentsDocument, page, requestPolicy);
  return present(me?.appointments);
}

/** Follows the cursors to the end of the list. */
export async function allAppointments(client: MendwellClient, first: number, when?: AppointmentPeriod) {
  const pages: AppointmentCardFragment[][] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const page: AppointmentPageFragment = await readPage(client, { first, after, when }, 'network-only');
    pages.push(page.nodes);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  }
  return pages;
}

export async function readAppointment(client: MendwellClient, id: string, requestPolicy?: RequestPolicy) {
  const { me } = await client.query(OneAppointmentDocument, { id }, requestPolicy);
  return present(me?.appointment);
}

export async function rescheduleDays(client: MendwellClient, id: string) {
  const { me } = await client.query(RescheduleDaysDocument, { id }, 'network-only');
  return present(me?.appointment?.rescheduleDates);
}

export async function rescheduleTimeSlots(client: MendwellClient, id: string, date: string) {
  const { me } = await client.query(RescheduleSlotsDocument, { id, date }, 'network-only');
  return present(me?.appointment?.rescheduleTimeSlots);
}

export async function reschedule(client: MendwellClient, input: RescheduleAppointmentInput) {
  const { rescheduleAppointment } = await client.mutate(RescheduleDocument, { input });
  return present(rescheduleAppointment);
}

export async function pay(client: MendwellClient, appointmentId: string) {
  const { payForAppointment } = await client.mutate(PayDocument, { input: { appointmentId } });
  return present(payForAppointment);
}

export async function cancel(client: MendwellClient, input: CancelAppointmentInput) {
  const { cancelAppointment } = await client.mutate(CancelDocument, { input, first: PAGE_SIZE });
  return present(cancelAppointment);
}

export async function review(client: MendwellClient, input: SubmitReviewInput) {
  const { submitReview } = await client.mutate(ReviewDocument, { input });
  return present(submitReview);
}
