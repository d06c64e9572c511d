import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { rememberFlow } from '~/features/codes/flows.ts';
import { useSubmission } from '~/forms/use-submission.ts';
import type { OpenBookingLinkMutation } from '~/graphql/generated/graphql.ts';
import { useOpenBookingLinkMutation } from '~/graphql/generated/operations/open-booking-link.ts';
import type { BookingState } from '~/site/navigation/booking-state.ts';
import { stateOfLink } from './verification-state.ts';

type Payload = NonNullable<OpenBookingLinkMutation['openBookingLink']>;

/**
 * Opens the booking of a link. Then the page has it as if it came from the booking, and the handle
 * is no longer in the address or the history.
 */
export function useBookingLink(handle: string) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const openBookingLink = useOpenBookingLinkMutation();
  const { submission, submit } = useSubmission<string, Payload>({
    send: (sent) => openBookingLink({ handle: sent }),
    onResult(result) {
      if (result.kind !== 'done' || !result.payload.booking) return;
      const { flowId, ...opened } = result.payload.booking;
      rememberFlow('claim', opened.email, flowId);
      const booking: BookingState = {
        ...opened,
        message: null,
        lastName: '',
        phone: '',
        request: null,
      };
      void navigate({ pathname, search }, { replace: true, state: stateOfLink(booking), preventScrollReset: true });
    },
  });
  const open = () => void submit(handle);
  const openOnArrival = useEffectEvent(open);
  useEffect(() => openOnArrival(), []);
  return { submission, open };
}
