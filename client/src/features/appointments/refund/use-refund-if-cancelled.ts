import { useRefundIfCancelledQuery } from '~/graphql/generated/operations/refund-if-cancelled.ts';

/**
 * What would be refunded if the appointment were cancelled now, refetched each time someone is
 * about to decide by it: at midnight, or a day after the booking, it becomes another
 * (MONEY-09..14). `refund` is undefined until it is known.
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
    isUnknown: !loading && (Boolean(error) || !appointment),
    retry: () => void refetch(),
  };
}
