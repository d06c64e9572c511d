import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  preselectedSpecialistIn,
  withoutPreselectedSpecialist,
} from '~/features/specialists/preselected-specialist.ts';
import type { ChangeAnswers } from './booking-answers.ts';

/** Applies the specialist of 'Book now' to the draft once. True until that is done. */
export function usePreselectedSpecialist(change: ChangeAnswers): boolean {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const preselected = preselectedSpecialistIn(state);

  const apply = useEffectEvent(() => {
    if (!preselected) return;
    // 'Book now' replaces a specialist that was chosen before.
    change({ preselected, specialist: null });
    // Without it, returning to this history entry can't undo a later choice.
    void navigate(pathname, { replace: true, state: withoutPreselectedSpecialist(state) });
  });
  useEffect(() => {
    if (preselected?.id) apply();
  }, [preselected?.id]);
  return preselected !== null;
}
