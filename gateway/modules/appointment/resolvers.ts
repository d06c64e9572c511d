import { refundRule } from '#shared/refund-rule.ts';
import type { CustomerAppointmentsArgs } from '../../graphql/generated/schema.ts';
import { answerForBooking } from '../../legacy/endpoints/appointment-actions.ts';
import type { CustomerRecord } from '../../legacy/endpoints/customers.ts';
import type { LegacyClient } from '../../legacy/transport/legacy-client.ts';
import { viewingCustomer } from '../customer/customer.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { fromRecord } from '../loading/lazy-record.ts';
import { mutation } from '../mutations/mutation.ts';
import { statusPageOf } from '../paging/connection.ts';
import { vehicleNamed } from '../vehicle/vehicle.ts';
import type { AppointmentModel } from './appointment.ts';
import {
  APPOINTMENT_STATUSES,
  actionsOf,
  appointmentPayload,
  appointmentsIn,
  appointmentsOf,
  findAppointment,
  isUpcoming,
  listedStatus,
  paymentStateOf,
  searchableOf,
  upcomingFirst,
} from './appointments.ts';
import { answerInput, cancel, pay, reschedule } from './mutations.ts';
import { refundByRule, whyNotCancellable } from './rules.ts';

export const appointmentResolvers: Resolvers = {
  Mutation: {
    cancelAppointment: cancel,
    rescheduleAppointment: reschedule,
    payForAppointment: pay,
    answerForBooking: mutation({
      input: answerInput,
      send: answerForBooking,
      invalidates: ['customer', 'availability'],
      refusals: {
        fallback: 'We couldn’t save your answer. Please try again.',
        codeFields: { NOT_FOUND: 'appointmentId' },
      },
      payload: ({ message }, _input, context) => ({ customer: viewingCustomer(context), message }),
    }),
  },
  Customer: {
    appointments: fromRecord((record, args, { legacy }) => listAppointments(record, args, legacy)),
    appointment: fromRecord((record, { id }) => findAppointment(record, id)),
  },
  Appointment: {
    isUpcoming: (appointment, _args, { legacy }) => isUpcoming(appointment, legacy.clock),
    actions: (appointment, _args, { legacy }) => actionsOf(appointment, legacy),
    paymentState: (appointment, _args, { legacy }) => paymentStateOf(appointment, legacy),
    service: ({ serviceId }, _args, { loaders }) => (serviceId ? loaders.service(serviceId) : null),
    specialist: ({ specialistId }, _args, { loaders }) =>
      specialistId ? loaders.specialist().load(specialistId) : null,
    workshop: ({ workshopId, serviceId }, _args, { loaders }) =>
      workshopId && serviceId ? loaders.workshop().load({ workshopId, serviceId }) : null,
    vehicle: async ({ id, reference, details }, _args, { loaders }) => {
      const { repairs, vehicles } = await loaders.customer.read();
      const repair = repairs()?.find(
        ({ appointmentId }) => appointmentId !== null && (appointmentId === id || appointmentId === reference),
      );
      // A booking's details begin with what is to be repaired (BOOK-40).
      const text = repair?.vehicle ?? details?.split('\n')[0];
      return text ? vehicleNamed(text, vehicles() ?? []) : null;
    },
    refundIfCancelled(appointment, _args, { legacy: { clock } }) {
      const { bookedAt, scheduledDate, pricePence } = appointment;
      const reason = whyNotCancellable(appointment, clock);
      const rule = reason === null ? refundRule({ bookedAt, date: scheduledDate }, clock) : null;
      return rule && refundByRule(rule, pricePence);
    },
    rescheduleDates: (appointment, _args, { loaders }) => loaders.reschedule().dates(appointment),
    rescheduleTimeSlots: (appointment, { date }, { loaders }) => loaders.reschedule().timeSlots(appointment, date),
  },
  CancelAppointmentPayload: appointmentPayload,
  RescheduleAppointmentPayload: appointmentPayload,
  PayForAppointmentPayload: appointmentPayload,
};

function listAppointments(record: CustomerRecord, args: CustomerAppointmentsArgs, legacy: LegacyClient) {
  const { status, search } = args;
  const listed = inOrder(appointmentsOf(record), args, legacy);
  const statusOf = (appointment: AppointmentModel) => listedStatus(appointment, legacy.clock);
  return statusPageOf(listed, { status, statuses: APPOINTMENT_STATUSES, search, statusOf, searchableOf }, args);
}

function inOrder(
  appointments: AppointmentModel[],
  { when, order }: CustomerAppointmentsArgs,
  legacy: LegacyClient,
): AppointmentModel[] {
  if (when) return appointmentsIn(when, appointments, legacy.clock);
  return order === 'UPCOMING_FIRST' ? upcomingFirst(appointments, legacy.clock) : appointments;
}
