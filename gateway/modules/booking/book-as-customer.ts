import type { GatewayContext } from '../../context.ts';
import type { BookAppointmentInput } from '../../graphql/generated/resolvers.ts';
import type { WirePlace } from '../../legacy/endpoints/availability.ts';
import { type CustomerBookingAnswer, submitCustomerBooking } from '../../legacy/endpoints/bookings.ts';
import type { Credentials } from '../../legacy/transport/credentials.ts';
import { LegacyFault } from '../../legacy/transport/fault.ts';
import { type AppointmentPayload, done, notDone } from '../appointment/payload.ts';
import { customerChanged } from '../customer/changed.ts';
import { readable } from '../customer/readable.ts';
import type { CustomerSource } from '../loaders.ts';
import type { ServiceModel } from '../service/service.ts';
import { userError } from '../user-errors.ts';
import { describedVehicle } from '../vehicle/described.ts';
import { type BookingKind, bookOnce, type Completed } from './book.ts';
import { type CustomerBookingInput, customerBookingInput } from './input.ts';

export interface BookAppointmentPayloadModel extends AppointmentPayload {
  readonly reference: string | null;
}

/** Books for the customer whose session the operation carries. Afterwards the customer's data is not what it was. */
export async function bookAsCustomer(
  asked: BookAppointmentInput,
  context: GatewayContext,
): Promise<BookAppointmentPayloadModel> {
  const { viewer } = context;
  if (!viewer) throw new LegacyFault('unauthenticated');
  try {
    const result = await bookOnce(bookingOf(viewer, context), asked, context);
    if ('userErrors' in result) return { ...notDone(result.userErrors), reference: null };
    const { reference, appointmentId, message } = result.booked;
    return { ...done(appointmentId ?? reference, message), reference };
  } finally {
    customerChanged(context);
  }
}

function bookingOf(
  { userId, authToken }: Credentials,
  { legacy, loaders }: GatewayContext,
): BookingKind<CustomerBookingInput, CustomerBookingAnswer> {
  return {
    input: customerBookingInput,
    owner: `${userId}:`,
    complete: (given, service, place) => complete(given, service, place, loaders.customer),
    send: (form, { vehicleId }) => legacy.write(submitCustomerBooking, { ...form, userId, authToken, vehicleId }),
  };
}

/** Puts in the saved vehicle that is meant, and for a visit at home the address of the profile. */
async function complete(
  asked: CustomerBookingInput,
  service: ServiceModel,
  place: WirePlace,
  customer: CustomerSource,
): Promise<Completed<CustomerBookingInput>> {
  const given = service.needsVehicle ? asked : { ...asked, vehicleId: null };
  if (!service.needsVehicle && given.itemDetails === '') {
    return { userErrors: [userError('REQUIRED', 'Please enter the details of the item.', ['itemDetails'])] };
  }
  const address = given.address || ('visit' in place && place.visit === 'HOME_SERVICE' ? await home(customer) : '');
  if (given.vehicleId === null) return { given: { ...given, address } };

  const { vehicles } = await customer.record();
  const saved = readable(vehicles).find(({ id }) => id === given.vehicleId);
  if (!saved) return { userErrors: [userError('NOT_FOUND', 'This vehicle is not among yours.', ['vehicleId'])] };
  return { given: { ...given, address, vehicle: describedVehicle(saved) } };
}

/** Empty when the profile has none: the booking system asks the customer then. */
async function home(customer: CustomerSource): Promise<string> {
  const { address } = await customer.record();
  if (!address) return '';
  const { street, street2, city, state, zipCode } = address;
  return [street, street2, city, state, zipCode].filter((part) => part !== null).join(', ');
}
