import { appointmentPayload } from '../appointment/payload.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { bookAsCustomer } from './book-as-customer.ts';
import { bookAsGuest } from './book-as-guest.ts';

export const bookingResolvers: Resolvers = {
  Mutation: { bookAppointmentAsGuest: bookAsGuest, bookAppointment: bookAsCustomer },
  BookAppointmentPayload: appointmentPayload,
};
