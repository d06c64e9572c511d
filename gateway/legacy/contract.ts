import type { z } from 'zod';
import {
  cancelAppointment,
  listRescheduleDates,
  listRescheduleSlots,
  payForAppointment,
  rescheduleAppointment,
} from './endpoints/appointment-actions.ts';
import { listAvailableDates, listTimeSlots } from './endpoints/availability.ts';
import { sendExistingUserConfirmation, submitGuestBooking } from './endpoints/bookings.ts';
import { readCustomer } from './endpoints/customers.ts';
import type { Read, Write } from './endpoints/endpoint.ts';
import { listImmediateServices, submitImmediateRequest } from './endpoints/immediate-services.ts';
import { listNotifications, markAllNotificationsRead, markNotificationRead } from './endpoints/notifications.ts';
import { submitReview } from './endpoints/reviews.ts';
import { listServices } from './endpoints/services.ts';
import { logInCustomer, logOutCustomer } from './endpoints/sessions.ts';
import { listSpecialists, listSpecialistsByService } from './endpoints/specialists.ts';
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
  sendExistingUserConfirmation,
  logInCustomer,
  logOutCustomer,
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
