import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  preselectedSpecialistIn,
  withoutPreselectedSpecialist,
} from '~/features/specialists/preselected-specialist.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import type { BookingAnswers, ChangeAnswers } from './booking-answers.ts';

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

interface PreselectedSpecialistNoticeProps {
  draft: BookingAnswers;
  change: ChangeAnswers;
  /** Null while it is not known. */
  offersService: boolean | null;
}

/**
 * Names the specialist of 'Book now', with a button to remove them, and says if they don't offer
 * the service (C-07).
 */
export function PreselectedSpecialistNotice({ draft, change, offersService }: PreselectedSpecialistNoticeProps) {
  const { preselected, specialist, service } = draft;
  if (!preselected) return null;
  const { id, name } = preselected;
  const remove = () => change({ preselected: null, specialist: specialist?.id === id ? null : specialist });
  return (
    <Notice
      tone={offersService === false ? 'warning' : 'info'}
      actions={
        <Button variant="outline" onClick={remove}>
          Book without {name}
        </Button>
      }
    >
      {offersService === false ? (
        <p>
          {name} doesn’t offer {service?.name}. Choose another service, or book without {name}.
        </p>
      ) : (
        <p>
          You’re booking with <strong>{name}</strong>.
        </p>
      )}
    </Notice>
  );
}
