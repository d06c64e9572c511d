import { fieldMessages } from '#shared/field-messages.ts';
import type { BookAppointmentInput } from '../../graphql/generated/schema.ts';
import type { WorkLocation } from '../../legacy/endpoints/availability.ts';
import { type CustomerBookingResponse, submitCustomerBooking } from '../../legacy/endpoints/bookings.ts';
import type { Credentials } from '../../legacy/transport/credentials.ts';
import { LegacyError } from '../../legacy/transport/legacy-error.ts';
import { type AppointmentPayload, failure, success } from '../appointment/payload.ts';
import type { GatewayContext } from '../context.ts';
import { invalidateCustomer } from '../customer/invalidate-customer.ts';
import { readableList } from '../customer/readable-list.ts';
import type { CustomerSource } from '../loading/loaders.ts';
import { userError } from '../mutations/user-errors.ts';
import type { ServiceModel } from '../service/service.ts';
import { describeVehicle } from '../vehicle/describe-vehicle.ts';
import { type BookingFlow, bookOnce, type Completed } from './book.ts';
import { type CustomerBookingInput, customerBookingInput } from './input.ts';

export interface BookAppointmentPayloadModel extends AppointmentPayload {
  readonly reference: string | null;
}

/** Books for the logged-in customer. */
export async function bookAsCustomer(
  args: BookAppointmentInput,
  context: GatewayContext,
): Promise<BookAppointmentPayloadModel> {
  const { viewer } = context;
  if (!viewer) throw new LegacyError('not logged in');
  try {
    const result = await bookOnce(customerBookingFlow(viewer, context), args, context);
    if ('userErrors' in result) return { ...failure(result.userErrors), reference: null };
    const { reference, appointmentId, message } = result.booked;
    return { ...success(appointmentId ?? reference, message), reference };
  } finally {
    invalidateCustomer(context);
  }
}

function customerBookingFlow(
  { userId, authToken }: Credentials,
  { legacy, loaders }: GatewayContext,
): BookingFlow<CustomerBookingInput, CustomerBookingResponse> {
  return {
    input: customerBookingInput,
    keyPrefix: `${userId}:`,
    complete: (input, service, location) => complete(input, service, location, loaders.customer),
    send: (form, { vehicleId }) => legacy.write(submitCustomerBooking, { ...form, userId, authToken, vehicleId }),
  };
}

/** Adds the saved vehicle and, for work at the customer's home, the address of the profile. */
async function complete(
  entered: CustomerBookingInput,
  service: ServiceModel,
  location: WorkLocation,
  customer: CustomerSource,
): Promise<Completed<CustomerBookingInput>> {
  const input = service.needsVehicle ? entered : { ...entered, vehicleId: null };
  if (!service.needsVehicle && input.itemDetails === '') {
    return { userErrors: [userError('REQUIRED', fieldMessages.itemDetails, ['itemDetails'])] };
  }
  const address = input.address || (location.kind === 'HOME_SERVICE' ? await homeAddress(customer) : '');
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
