import { useRefundIfCancelledQuery } from '~/graphql/generated/operations/refund-if-cancelled.ts';

/**
 * The refund if the appointment were cancelled now; undefined until it is loaded. Refetched each
 * time a dialog shows it, because it changes at midnight and a day after the booking
 * (MONEY-09..14).
 */
export function useRefundIfCancelled(appointmentId: string) {
  const { data, error, loading, refetch } = useRefundIfCancelledQuery({
    variables: { id: appointmentId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const appointment = data?.me?.appointment;
  return {
    refund: loading ? undefined : appointment?.refundIfCancelled,
    isUnavailable: !loading && (Boolean(error) || !appointment),
    retry: () => void refetch(),
  };
}
