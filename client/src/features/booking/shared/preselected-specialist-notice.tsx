import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import type { BookingAnswers, ChangeAnswers } from './booking-answers.ts';

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
