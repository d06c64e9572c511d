import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Draft } from '~/forms/draft.ts';
import { useIsInteractive } from '~/lib/use-is-interactive.ts';
import { type BookingStart, readBookingStart } from '~/site/navigation/booking-start.ts';
import type { BookingAnswers, ChangeAnswers } from './booking-answers.ts';
import { bookingSteps } from './booking-flow.ts';

interface StartedBooking {
  draft: Pick<Draft<BookingAnswers>, 'get'> & { change: ChangeAnswers };
  stepPath: (step: (typeof bookingSteps)[number]) => string;
  /** False until the draft's photos are loaded, which may have to be set aside. */
  isReady: boolean;
}

/**
 * Applies what a link to the booking flow has chosen, once, and opens the first step that it leaves
 * open (C-07). True until that is done.
 */
export function useBookingStart({ draft, stepPath, isReady }: StartedBooking): boolean {
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const client = useApolloClient();
  const isInteractive = useIsInteractive();
  const [failedKey, setFailedKey] = useState<string | null>(null);
  const start = isInteractive ? readBookingStart(state) : null;
  const isPending = start !== null && failedKey !== key;

  const apply = useEffectEvent(async (signal: AbortSignal) => {
    if (!start) return;
    const answers = await answersOf(client, start, draft);
    if (signal.aborted) return;
    // The first step shows that the services can't be loaded.
    if (!answers) return setFailedKey(key);
    draft.change(answers);
    // Each step opens the first before it that is incomplete. Without the state, returning to this
    // history entry can't undo a later choice.
    const last = bookingSteps.at(-1) ?? 'service';
    void navigate(stepPath(answers.service ? last : 'service'), { replace: true });
  });
  useEffect(() => {
    if (!isPending || !isReady) return undefined;
    const controller = new AbortController();
    void apply(controller.signal);
    return () => controller.abort();
  }, [isPending, isReady]);
  return isPending;
}

/** Null if they can't be loaded. Their code is only needed here. */
async function answersOf(
  client: ApolloClient,
  start: BookingStart,
  draft: StartedBooking['draft'],
): Promise<Partial<BookingAnswers> | null> {
  try {
    const { startAnswers } = await import('./start-answers.ts');
    return await startAnswers(client, start, draft.get);
  } catch {
    return null;
  }
}
