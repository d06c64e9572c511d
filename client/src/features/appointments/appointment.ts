import type {
  AppointmentDecisionsFragment,
  AppointmentDetailsFragment,
  AppointmentSlipFragment,
  AppointmentStatusFactsFragment,
} from '~/graphql/generated/graphql.ts';

/** An appointment as the appointments page loads it. */
export type Appointment = AppointmentSlipFragment &
  AppointmentStatusFactsFragment &
  AppointmentDecisionsFragment &
  AppointmentDetailsFragment;
