import type { z } from 'zod';
import { fieldMessages } from '#shared/field-messages.ts';
import { submitCustomerBooking } from '../../legacy/endpoints/bookings.ts';
import type { AppointmentPayload } from '../appointment/payload.ts';
import { sessionOf } from '../context.ts';
import { readableList } from '../customer/readable-list.ts';
import type { CustomerSource } from '../loading/loaders.ts';
import { mutation } from '../mutations/mutation.ts';
import { userError } from '../mutations/user-errors.ts';
import { needsVehicle, type ServiceModel } from '../service/service.ts';
import { describeVehicle } from '../vehicle/describe-vehicle.ts';
import { booking, placeAndPhotos, prepareBooking } from './book.ts';
import { BOOKING_REFUSALS } from './booking-errors.ts';
import { customerBookingInput } from './input.ts';

export interface BookAppointmentPayloadModel extends AppointmentPayload {
  readonly reference?: string | null;
}

const input = customerBookingInput.extend(placeAndPhotos);
type CustomerBooking = z.output<typeof input>;

/** Books for the logged-in customer. */
export const bookAsCustomer = mutation({
  ...booking,
  session: 'required',
  input,
  async send(entered, context, write) {
    const { userId, authToken } = sessionOf(context);
    const ready = await prepareBooking(entered, context, (known, service) =>
      complete(known, service, context.loaders.customer),
    );
    if (ready.kind === 'not sent') return ready;
    const form = { ...ready.form, userId, authToken, vehicleId: ready.input.vehicleId };
    const outcome = await write(submitCustomerBooking, form);
    return outcome.kind === 'refused' ? { ...outcome, reason: ready.reason } : outcome;
  },
  invalidates: ['customer', 'availability'],
  refusals: BOOKING_REFUSALS,
  payload: ({ reference, appointmentId, message }) => ({
    appointmentId: appointmentId ?? reference,
    reference,
    message,
  }),
});

/** Adds the saved vehicle and, for work at the customer's home, the address of the profile. */
async function complete(entered: CustomerBooking, service: ServiceModel, customer: CustomerSource) {
  const input = needsVehicle(service) ? entered : { ...entered, vehicleId: null };
  if (!needsVehicle(service) && input.itemDetails === '') {
    return { userErrors: [userError('REQUIRED', fieldMessages.itemDetails, ['itemDetails'])] };
  }
  const address = input.address || (entered.location.kind === 'HOME_SERVICE' ? await homeAddress(customer) : '');
  if (input.vehicleId === null) return { input: { ...input, address } };

  const { vehicles } = await customer.record();
  const saved = readableList(vehicles).find(({ id }) => id === input.vehicleId);
  if (!saved) {
    return { userErrors: [userError('NOT_FOUND', "This isn't one of your saved vehicles.", ['vehicleId'])] };
  }
  return { input: { ...input, address, vehicle: describeVehicle(saved) } };
}

/** Empty if the profile has no address: then the host decides what to do. */
async function homeAddress(customer: CustomerSource): Promise<string> {
  const { address } = await customer.record();
  if (!address) return '';
  const { street, street2, city, state, zipCode } = address;
  return [street, street2, city, state, zipCode].filter((part) => part !== null).join(', ');
}
