import type { UserError } from '../../graphql/generated/schema.ts';
import type { GatewayContext } from '../context.ts';
import { viewingCustomer } from '../customer/customer.ts';
import { findAppointment } from './appointments.ts';

/** The result of a mutation of an appointment. Its data is refetched when a field needs it. */
export interface AppointmentPayload {
  /** The appointment's id or reference; null if unknown. Missing if nothing was changed. */
  readonly appointmentId?: string | null;
  readonly message?: string | null;
  readonly userErrors: UserError[];
}

export type CancelAppointmentPayloadModel = AppointmentPayload;
export type RescheduleAppointmentPayloadModel = AppointmentPayload;
export type PayForAppointmentPayloadModel = AppointmentPayload;
export type SubmitReviewPayloadModel = AppointmentPayload;
export interface BookAppointmentPayloadModel extends AppointmentPayload {
  readonly reference?: string | null;
}

/** If the refetch fails, only the field has an error: the mutation itself has succeeded. */
export const appointmentPayload = {
  appointment: async ({ appointmentId }: AppointmentPayload, _args: unknown, { loaders }: GatewayContext) =>
    appointmentId == null ? null : findAppointment(await loaders.customer.read(), appointmentId),
  customer: ({ appointmentId }: AppointmentPayload, _args: unknown, context: GatewayContext) =>
    appointmentId === undefined ? null : viewingCustomer(context),
};
