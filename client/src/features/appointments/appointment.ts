import type {
  AppointmentDetailsFragment,
  AppointmentSlipFragment,
  AppointmentStandingFragment,
} from '~/graphql/generated/graphql.ts';

/** All that the page of appointments knows of one. */
export type Appointment = AppointmentSlipFragment & AppointmentStandingFragment & AppointmentDetailsFragment;
