import { findAppointment } from '../appointment/appointments.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { fromRecord } from '../loading/lazy-record.ts';
import { canReview } from '../review/reviews.ts';
import { findRepair, listRepairs } from './repairs.ts';

export const repairResolvers: Resolvers = {
  Customer: {
    repairs: fromRecord(listRepairs),
    repair: fromRecord((record, { id }) => findRepair(record, id)),
  },
  Repair: {
    canReview: ({ status, appointmentId, customer }) =>
      status === 'COMPLETED' && !!appointmentId && canReview(customer, appointmentId),
    appointment: ({ appointmentId, customer }) => (appointmentId ? findAppointment(customer, appointmentId) : null),
  },
};
