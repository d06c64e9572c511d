import type { z } from 'zod';
import { fieldMessages } from '#shared/field-messages.ts';
import {
  sendExistingUserConfirmation,
  submitCustomerBooking,
  submitGuestBooking,
} from '../../legacy/endpoints/bookings.ts';
import { appointmentPayload } from '../appointment/appointments.ts';
import { sessionOf } from '../context.ts';
import { readableList } from '../customer/customer.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { Loaders } from '../loading/loaders.ts';
import { mutation } from '../mutations/mutation.ts';
import { userError } from '../mutations/refusal-errors.ts';
import { needsVehicle, type ServiceModel } from '../service/service.ts';
import { describeVehicle } from '../vehicle/vehicle.ts';
import {
  BOOKING_REFUSALS,
  booking,
  customerBookingInput,
  guestBookingInput,
  placeAndPhotos,
  prepareBooking,
} from './book.ts';
import { confirmInBackground, toBookingResult, toGuestBooking } from './booking-result.ts';

/** Books without an account. If the email belongs to a verified customer, they are notified. */
const bookAsGuest = mutation({
  ...booking,
  input: guestBookingInput.extend(placeAndPhotos),
  async send(entered, context, write) {
    const ready = await prepareBooking(entered, context, async (input) => ({ input }));
    if (ready.kind === 'not sent') return ready;
    const { firstName, lastName, email, phone, preselectedSpecialistId } = entered;
    const form = { ...ready.form, firstName, lastName, email, phone, preselectedSpecialistId };
    const outcome = await write(submitGuestBooking, form);
    if (outcome.kind === 'refused') return { ...outcome, reason: ready.reason };
    const booked = toBookingResult(outcome.response, form.service.name);
    if (booked.customerKind === 'EXISTING_VERIFIED') {
      const { reference: referenceNumber, appointmentId, serviceName: serviceType } = booked;
      const { userId } = outcome.response;
      const booking = { email, firstName, lastName, phone, referenceNumber, serviceType, appointmentId, userId };
      confirmInBackground(sendExistingUserConfirmation, booking, context);
    }
    return { kind: 'accepted', response: booked };
  },
  invalidates: ['availability'],
  refusals: BOOKING_REFUSALS,
  payload: (booked, input) => ({ booking: toGuestBooking(booked, input) }),
});

const input = customerBookingInput.extend(placeAndPhotos);
type CustomerBooking = z.output<typeof input>;

const bookAsCustomer = mutation({
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
async function complete(entered: CustomerBooking, service: ServiceModel, customer: Loaders['customer']) {
  const input = needsVehicle(service) ? entered : { ...entered, vehicleId: null };
  if (!needsVehicle(service) && input.itemDetails === '') {
    return { userErrors: [userError('REQUIRED', fieldMessages.itemDetails, ['itemDetails'])] };
  }
  const address = input.address || (entered.location.kind === 'HOME_SERVICE' ? await homeAddress(customer) : '');
  if (input.vehicleId === null) return { input: { ...input, address } };

  const { vehicles } = await customer.read();
  const saved = readableList(vehicles).find(({ id }) => id === input.vehicleId);
  if (!saved) {
    return { userErrors: [userError('NOT_FOUND', 'This isn’t one of your saved vehicles.', ['vehicleId'])] };
  }
  return { input: { ...input, address, vehicle: describeVehicle(saved) } };
}

/** Empty if the profile has no address: then the host decides what to do. */
async function homeAddress(customer: Loaders['customer']): Promise<string> {
  const { address } = await customer.read();
  if (!address) return '';
  const { street, street2, city, state, zipCode } = address;
  return [street, street2, city, state, zipCode].filter((part) => part !== null).join(', ');
}

export const bookingResolvers: Resolvers = {
  Mutation: { bookAppointmentAsGuest: bookAsGuest, bookAppointment: bookAsCustomer },
  BookAppointmentPayload: appointmentPayload,
};
