import { z } from 'zod';
import { LateDropped, readList } from '../wire/list.ts';
import { day, moment, timeLabel } from '../wire/london-time.ts';
import { missing, record, unreadList } from '../wire/record.ts';
import { address, count, id, text, typedName } from '../wire/scalars.ts';
import {
  type AddressRecord,
  type AppointmentRecord,
  addressRecord,
  appointmentRecord,
  type PendingReviewRecord,
  pendingReviewRecord,
  type RepairRecord,
  repairRecord,
  type SubmittedReviewRecord,
  submittedReviewRecord,
} from './customer-records.ts';
import { noInput, privateRead } from './endpoint.ts';
import { type VehicleRecord, vehicleRecord } from './vehicles.ts';

/** A list that is read on first use: null when it has records and none is readable. */
type LateList<T> = () => readonly T[] | null;

export interface CustomerRecord {
  readonly id: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly photo: string | null;
  readonly address: AddressRecord | null;
  readonly joinedAt: string | null;
  /** The host's own counts; null when it sends none. */
  readonly completedRepairCount: number | null;
  readonly pendingAppointmentCount: number | null;
  readonly pendingReviewCount: number | null;
  readonly appointments: LateList<AppointmentRecord>;
  readonly repairs: LateList<RepairRecord>;
  readonly pendingReviews: LateList<PendingReviewRecord>;
  readonly submittedReviews: LateList<SubmittedReviewRecord>;
  readonly vehicles: LateList<VehicleRecord>;
  readonly doubtfulBookings: LateList<DoubtfulBookingRecord>;
  /** The customer's sessions besides this one; null when the host doesn't tell. */
  readonly otherSessionCount: number | null;
  /** The raw response, which an update of the profile sends back (PHP-41). */
  readonly profile: WireProfile;
  readonly dropped: LateDropped;
}

export type WireProfile = Readonly<Record<string, unknown>>;

/** A booking made elsewhere with the customer's email, which they have not accepted. */
const doubtfulBooking = record(
  { id, appointment_reference: text, service_type: text, date: day, time: timeLabel },
  (wire, context) => ({
    appointmentId: wire.id ?? missing(context, 'id'),
    reference: wire.appointment_reference,
    serviceName: wire.service_type,
    date: wire.date,
    time: wire.time,
  }),
);
export type DoubtfulBookingRecord = z.output<typeof doubtfulBooking>;

const userData = record(
  {
    user_id: id,
    id,
    firstName: typedName,
    first_name: typedName,
    lastName: typedName,
    last_name: typedName,
    email: text,
    phone: text,
    phone_no: text,
    profilePicture: address,
    address: addressRecord,
    joinDate: moment,
    created_at: moment,
    completedRepairs: count,
    pendingAppointments: count,
    pendingReviews: count,
    appointments: unreadList,
    recentAppointments: unreadList,
    repairs: unreadList,
    pendingReviewsData: unreadList,
    submittedReviews: unreadList,
    vehicles: unreadList,
    doubtfulAppointments: unreadList,
    otherSessions: count,
    wholeProfile: z.custom<WireProfile>(),
  },
  (wire, context): CustomerRecord => {
    // C-38: the complete list takes precedence over the recent one.
    const appointments = readList(wire.appointments) ?? wire.recentAppointments ?? wire.appointments;
    const isEmpty = wire.email === null && wire.firstName === null && wire.first_name === null;
    if (isEmpty && readList(appointments) === undefined) {
      context.addIssue({ code: 'custom', message: 'not the data of a customer' });
      return z.NEVER;
    }
    const dropped = new LateDropped();
    return {
      id: wire.user_id ?? wire.id,
      firstName: wire.firstName ?? wire.first_name,
      lastName: wire.lastName ?? wire.last_name,
      email: wire.email,
      phone: wire.phone ?? wire.phone_no,
      photo: wire.profilePicture,
      address: wire.address,
      joinedAt: wire.joinDate ?? wire.created_at,
      completedRepairCount: wire.completedRepairs,
      pendingAppointmentCount: wire.pendingAppointments,
      pendingReviewCount: wire.pendingReviews,
      appointments: dropped.list('appointments', appointments, appointmentRecord),
      repairs: dropped.list('repairs', wire.repairs, repairRecord),
      pendingReviews: dropped.list('pendingReviewsData', wire.pendingReviewsData, pendingReviewRecord),
      submittedReviews: dropped.list('submittedReviews', wire.submittedReviews, submittedReviewRecord),
      vehicles: dropped.list('vehicles', wire.vehicles, vehicleRecord),
      doubtfulBookings: dropped.list('doubtfulAppointments', wire.doubtfulAppointments, doubtfulBooking),
      otherSessionCount: wire.otherSessions,
      profile: wire.wholeProfile,
      dropped,
    };
  },
);

/** Merges fields under `user` and `profile` into the record, and adds the raw record to it. */
const mergedBody = z.unknown().transform((body) => {
  if (!isRecord(body)) return body;
  const { user, profile, success: _success, message: _message, ...rest } = body;
  const record = { ...rest, ...(isRecord(user) && user), ...(isRecord(profile) && profile) };
  return { ...record, wholeProfile: record };
});

function isRecord(value: unknown): value is WireProfile {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** PHP-30, ENT-19: everything about the customer whose credentials are sent. */
export const readCustomer = privateRead({
  path: '/php/getUserData.php',
  withCookies: 'all',
  request: noInput,
  response: mergedBody.pipe(userData),
});
