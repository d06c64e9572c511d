import type { GatewayContext } from '../../context.ts';
import type { UserError } from '../../graphql/generated/resolvers.ts';
import { viewingCustomer } from '../customer/customer.ts';
import { findAppointment } from './customers-appointments.ts';

/** What became of an act on an appointment. What it has changed is read anew when a field asks for it. */
export interface ActedOnAppointment {
  readonly isDone: boolean;
  /** The id or reference of the appointment; null when it is not known, or nothing was done. */
  readonly appointmentId: string | null;
  readonly message: string | null;
  readonly userErrors: UserError[];
}

export function done(appointmentId: string | null, message: string | null): ActedOnAppointment {
  return { isDone: true, appointmentId, message, userErrors: [] };
}

export function notDone(userErrors: UserError[]): ActedOnAppointment {
  return { isDone: false, appointmentId: null, message: null, userErrors };
}

/** The fields that all payloads of such acts have. When the data cannot be read the error is theirs, and the act stays done. */
export const actedOnAppointment = {
  appointment: async ({ appointmentId }: ActedOnAppointment, _args: unknown, { loaders }: GatewayContext) =>
    appointmentId === null ? null : findAppointment(await loaders.customer.record(), appointmentId),
  customer: ({ isDone }: ActedOnAppointment, _args: unknown, context: GatewayContext) =>
    isDone ? viewingCustomer(context) : null,
};
