import { useAppointmentWorkQuery } from '~/graphql/generated/operations/appointment-work.ts';

/**
 * How long the work usually takes: as its specialist says of this service, else of any work; null
 * while and where that is not known.
 */
export function useWorkMinutes(id: string | null): number | null {
  const { data } = useAppointmentWorkQuery({ variables: { id: id ?? '' }, skip: id === null });
  const appointment = data?.me?.appointment;
  const specialist = appointment?.specialist;
  const serviceId = appointment?.service?.id ?? null;
  const offered = specialist?.services.find((service) => serviceId !== null && service.serviceId === serviceId);
  return offered?.estimatedDurationMinutes ?? specialist?.estimatedDurationMinutes ?? null;
}
