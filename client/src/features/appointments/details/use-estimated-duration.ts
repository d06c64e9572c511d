import { useAppointmentDurationQuery } from '~/graphql/generated/operations/appointment-duration.ts';

/**
 * The estimated duration of an appointment in minutes: the specialist's for this service, or else
 * for any work. Null if unknown or not loaded.
 */
export function useEstimatedDuration(id: string): number | null {
  const { data } = useAppointmentDurationQuery({ variables: { id } });
  const appointment = data?.me?.appointment;
  const specialist = appointment?.specialist;
  const serviceId = appointment?.service?.id ?? null;
  const offered = specialist?.services.find((service) => serviceId !== null && service.serviceId === serviceId);
  return offered?.estimatedDurationMinutes ?? specialist?.estimatedDurationMinutes ?? null;
}
