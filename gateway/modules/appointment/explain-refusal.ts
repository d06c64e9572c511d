import type { CustomerRecord } from '../../legacy/endpoints/customers.ts';
import { LegacyError } from '../../legacy/transport/legacy-error.ts';
import type { GatewayContext } from '../context.ts';
import type { RefusalReason } from '../mutations/refusal-errors.ts';
import type { AppointmentModel } from './appointment.ts';
import { findAppointment } from './appointments.ts';
import { APPOINTMENT_NOT_FOUND } from './refusal-reason.ts';

type Verdict = RefusalReason | null | Promise<RefusalReason | null>;
interface OfAppointment {
  readonly appointmentId: string;
}

/**
 * Explains a refusal by the customer's data, which the call has made the gateway forget, so that it
 * is read again. Null if it can't be read.
 */
export function reasonFromCustomer<Input>(
  reasonOf: (customer: CustomerRecord, input: Input, context: GatewayContext) => Verdict,
) {
  return async (input: Input, context: GatewayContext): Promise<RefusalReason | null> => {
    try {
      return await reasonOf(await context.loaders.customer.record(), input, context);
    } catch (error) {
      if (error instanceof LegacyError) return null;
      throw error;
    }
  };
}

/** Like `reasonFromCustomer`, by the appointment alone. */
export function reasonFromAppointment<Input extends OfAppointment>(
  reasonOf: (appointment: AppointmentModel, input: Input, context: GatewayContext) => Verdict,
) {
  return reasonFromCustomer((customer, input: Input, context) => {
    const appointment = findAppointment(customer, input.appointmentId);
    return appointment ? reasonOf(appointment, input, context) : APPOINTMENT_NOT_FOUND;
  });
}
