import type { z } from 'zod';
import {
  cancelAppointment,
  listRescheduleDates,
  listRescheduleSlots,
  payForAppointment,
  rescheduleAppointment,
} from './endpoints/appointment-actions.ts';
import { listAvailableDates, listTimeSlots } from './endpoints/availability.ts';
import { changeBookingEmail, sendAppointmentConfirmation } from './endpoints/booking-email.ts';
import { sendExistingUserConfirmation, submitCustomerBooking, submitGuestBooking } from './endpoints/bookings.ts';
import { submitContactMessage } from './endpoints/contact-messages.ts';
import { readCustomer } from './endpoints/customers.ts';
import { resendEmailCode, sendEmailCode, verifyEmailCode } from './endpoints/email-codes.ts';
import type { Read, Write } from './endpoints/endpoint.ts';
import { listImmediateServices, submitImmediateRequest } from './endpoints/immediate-services.ts';
import { listNotifications, markAllNotificationsRead, markNotificationRead } from './endpoints/notifications.ts';
import {
  requestPasswordReset,
  resendPasswordReset,
  resetPassword,
  verifyPasswordReset,
} from './endpoints/password-reset.ts';
import { checkEmail, updateAccount, updatePassword } from './endpoints/profiles.ts';
import {
  completeClaim,
  registerCustomer,
  requestClaim,
  resendRegistrationCode,
  verifyClaim,
  verifyRegistration,
} from './endpoints/registration.ts';
import { submitReview } from './endpoints/reviews.ts';
import { listServices } from './endpoints/services.ts';
import { logInCustomer, logOutCustomer } from './endpoints/sessions.ts';
import { readApplicationOptions, submitApplication } from './endpoints/specialist-applications.ts';
import { listSpecialists, listSpecialistsByService } from './endpoints/specialists.ts';
import { addVehicle, removeVehicle, setPrimaryVehicle, updateVehicle } from './endpoints/vehicles.ts';
import { listWorkshops } from './endpoints/workshops.ts';

/** What all endpoints have in common, whatever they ask and answer. */
interface Entry {
  readonly kind: (Read<unknown, unknown> | Write<unknown, unknown>)['kind'];
  readonly path: string;
  readonly response: z.ZodType;
}

/** Every call that the gateway makes of the host, by name: what a host must serve, and what the tests and the doctor go through. */
export const contract = {
  listServices,
  listWorkshops,
  listSpecialists,
  listSpecialistsByService,
  listAvailableDates,
  listTimeSlots,
  listImmediateServices,
  submitImmediateRequest,
  submitGuestBooking,
  submitCustomerBooking,
  sendExistingUserConfirmation,
  logInCustomer,
  logOutCustomer,
  registerCustomer,
  verifyRegistration,
  resendRegistrationCode,
  requestClaim,
  verifyClaim,
  completeClaim,
  changeBookingEmail,
  sendAppointmentConfirmation,
  requestPasswordReset,
  resendPasswordReset,
  verifyPasswordReset,
  resetPassword,
  sendEmailCode,
  resendEmailCode,
  verifyEmailCode,
  readApplicationOptions,
  submitApplication,
  submitContactMessage,
  checkEmail,
  updateAccount,
  updatePassword,
  addVehicle,
  updateVehicle,
  setPrimaryVehicle,
  removeVehicle,
  readCustomer,
  listNotifications,
  markNotificationRead,
  markAllNotificationsRead,
  listRescheduleDates,
  listRescheduleSlots,
  rescheduleAppointment,
  cancelAppointment,
  payForAppointment,
  submitReview,
} satisfies Readonly<Record<string, Entry>>;
