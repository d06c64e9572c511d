import type { FastifyInstance } from 'fastify';
import { londonDay } from '#shared/london/clock.ts';
import { countOtherSessions } from '../../domain/accounts/sessions.ts';
import { notAssigned } from '../../domain/forms/form.ts';
import { type ListedAppointment, listAppointments } from '../../store/appointments/appointments.ts';
import { listRepairs } from '../../store/appointments/repairs.ts';
import { type CustomerReview, listCustomerReviews } from '../../store/appointments/reviews.ts';
import { findAddress } from '../../store/customers/addresses.ts';
import { listVehicles } from '../../store/customers/vehicles.ts';
import { appointmentRecord } from '../appointments/appointment-record.ts';
import { repairRecords } from '../appointments/repair-record.ts';
import type { ScriptContext } from '../http/context.ts';
import { customerOf } from '../http/customer.ts';
import { idText, timestamp } from '../http/php-values.ts';
import { credentialsOf } from '../http/request.ts';
import { addressRecord } from './address-record.ts';
import { vehicleRecord } from './vehicle-record.ts';

function specialistRecord({ specialist_id, specialist_name }: ListedAppointment) {
  return { id: idText(specialist_id), name: specialist_name ?? notAssigned };
}

/** Without what its guest has typed, who may be a stranger. */
function doubtfulRecord({ id, reference, service_name, date, starts_at }: ListedAppointment) {
  return { id: idText(id), appointment_reference: reference, service_type: service_name, date, time: starts_at };
}

function pendingReviewRecord(appointment: ListedAppointment) {
  const photo = appointment.specialist_photo;
  return {
    id: idText(appointment.id),
    serviceType: appointment.service_name,
    date: appointment.date,
    specialist: { ...specialistRecord(appointment), photo: photo === null ? null : `uploads/${photo}` },
    appointmentId: idText(appointment.id),
  };
}

function submittedReviewRecord(review: CustomerReview, appointment: ListedAppointment | undefined) {
  return {
    id: idText(review.id),
    serviceType: appointment?.service_name ?? null,
    date: appointment?.date ?? null,
    specialist: appointment ? specialistRecord(appointment) : null,
    rating: review.rating,
    comment: review.review_text,
    reviewDate: timestamp(review.created_at),
    appointmentId: idText(review.appointment_id),
  };
}

/** `getUserData.php` (PHP-30): everything of the customer, always in nine queries. */
export function userDataScript(app: FastifyInstance, context: ScriptContext): void {
  const { db } = context.store;
  app.get('/php/getUserData.php', async (request) => {
    const account = await customerOf(request, context);
    const token = credentialsOf(request)?.token ?? '';
    const [appointments, doubtful, vehicles, repairs, reviews, address, otherSessions] = await Promise.all([
      listAppointments(db, account.id, { isAccepted: true }),
      listAppointments(db, account.id, { isAccepted: false }),
      listVehicles(db, account.id),
      listRepairs(db, account.id),
      listCustomerReviews(db, account.id),
      findAddress(db, account.id),
      countOtherSessions(db, account.id, token, context.clock()),
    ]);
    const completed = appointments.filter(({ status }) => status === 'completed');
    // Without a specialist there is no one to review.
    const unreviewed = completed.filter(({ reviewed, specialist_id }) => reviewed === 0 && specialist_id !== null);
    const byId = new Map(appointments.map((appointment) => [appointment.id, appointment]));
    const joined = timestamp(account.created_at);
    return {
      user_id: idText(account.id),
      firstName: account.first_name,
      lastName: account.last_name,
      email: account.email,
      phone: account.phone,
      profilePicture: null,
      address: addressRecord(address),
      created_at: joined,
      joinDate: joined,
      otherSessions,
      completedRepairs: completed.length,
      pendingAppointments: appointments.filter(({ status }) => status === 'pending').length,
      pendingReviews: unreviewed.length,
      recentAppointments: appointments.map((appointment) => appointmentRecord(appointment, context.isDemo)),
      // Booked elsewhere with the customer's address: "Was this you?"
      doubtfulAppointments: doubtful.filter(({ status }) => status !== 'cancelled').map(doubtfulRecord),
      repairs: repairRecords(appointments, repairs, londonDay(context.clock())),
      vehicles: vehicles.map(vehicleRecord),
      pendingReviewsData: unreviewed.map(pendingReviewRecord),
      submittedReviews: reviews.map((review) => submittedReviewRecord(review, byId.get(review.appointment_id))),
    };
  });
}
