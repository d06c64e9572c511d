import type { z } from 'zod';
import * as appointmentActions from './endpoints/appointment-actions.ts';
import * as availability from './endpoints/availability.ts';
import * as bookingEmail from './endpoints/booking-email.ts';
import * as bookings from './endpoints/bookings.ts';
import * as contactMessages from './endpoints/contact-messages.ts';
import * as customers from './endpoints/customers.ts';
import * as emailCodes from './endpoints/email-codes.ts';
import type { Read, Write } from './endpoints/endpoint.ts';
import * as immediateServices from './endpoints/immediate-services.ts';
import * as notifications from './endpoints/notifications.ts';
import * as passwordReset from './endpoints/password-reset.ts';
import * as profiles from './endpoints/profiles.ts';
import * as registration from './endpoints/registration.ts';
import * as reviews from './endpoints/reviews.ts';
import * as services from './endpoints/services.ts';
import * as sessions from './endpoints/sessions.ts';
import * as specialistApplications from './endpoints/specialist-applications.ts';
import * as specialists from './endpoints/specialists.ts';
import * as vehicles from './endpoints/vehicles.ts';
import * as workshops from './endpoints/workshops.ts';

/** What all endpoints have in common. */
interface Entry {
  readonly kind: (Read<unknown, unknown> | Write<unknown, unknown>)['kind'];
  readonly path: string;
  readonly response: z.ZodType;
}

type Endpoints<Module> = {
  readonly [Name in keyof Module as Module[Name] extends Entry ? Name : never]: Module[Name];
};

/** Every call that the gateway makes to the host, by name. The doctor and tests iterate over it. */
export const contract = endpointsIn({
  ...services,
  ...workshops,
  ...specialists,
  ...availability,
  ...immediateServices,
  ...bookings,
  ...sessions,
  ...registration,
  ...bookingEmail,
  ...passwordReset,
  ...emailCodes,
  ...specialistApplications,
  ...contactMessages,
  ...profiles,
  ...vehicles,
  ...customers,
  ...notifications,
  ...appointmentActions,
  ...reviews,
});

function endpointsIn<Module extends object>(module: Module): Endpoints<Module> {
  const endpoints = Object.entries(module).filter(([, value]) => isEndpoint(value));
  return Object.fromEntries(endpoints) as Endpoints<Module>;
}

/** Whether an export of a file in endpoints/ is an endpoint, not a schema or a helper. */
export function isEndpoint(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'kind' in value && 'path' in value && 'response' in value;
}
