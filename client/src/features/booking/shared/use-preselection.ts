import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { preselectedIn, withoutPreselected } from '~/features/specialists/preselection.ts';
import type { ChangeAnswers } from './booking-answers.ts';

/** Takes up the specialist whose 'Book now' led here; true until that is done. */
export function usePreselection(change: ChangeAnswers): boolean {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const arriving = preselectedIn(state);

  const takeUp = useEffectEvent(() => {
    if (!arriving) return;
    // Whoever was chosen before is replaced by 'Book now' for another specialist.
    change({ preselected: arriving, specialist: null });
    // Out of the history entry, so that coming back to it does not undo a later choice.
    void navigate(pathname, { replace: true, state: withoutPreselected(state) });
  });
  useEffect(() => {
    if (arriving?.id) takeUp();
  }, [arriving?.id]);
  return arriving !== null;
}
