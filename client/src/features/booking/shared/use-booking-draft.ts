import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { preselectedIn, withoutPreselected } from '~/features/specialists/preselection.ts';
import type { BookingAnswers, ChangeAnswers } from './booking-answers.ts';

interface Store<Draft> {
  get(): Draft;
  subscribe(listener: () => void): () => void;
  isRestored(): boolean;
  change: ChangeAnswers;
}

/** The draft, and whether its pictures are back; takes up the specialist whose 'Book now' led here. */
export function useBookingDraft<Draft extends BookingAnswers>({ get, subscribe, isRestored, change }: Store<Draft>) {
  const draft = useSyncExternalStore(subscribe, get, get);
  const restored = useSyncExternalStore(subscribe, isRestored, () => false);
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const arriving = preselectedIn(state);

  const takeUp = useEffectEvent(() => {
    if (!arriving) return;
    // Whoever was chosen before has been replaced by pressing 'Book now' for somebody else.
    change({ preselected: arriving, specialist: null });
    // Out of the history entry, so that coming back to it does not undo a later choice.
    void navigate(pathname, { replace: true, state: withoutPreselected(state) });
  });
  useEffect(() => {
    if (arriving?.id) takeUp();
  }, [arriving?.id]);

  return { draft, isReady: restored && !arriving };
}
