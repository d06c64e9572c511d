import type { FormError } from '~/forms/validation.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { type BookingAnswers, type ChangeAnswers, fieldId } from './booking-answers.ts';

/** The error of a booking with a specialist who doesn't offer the service; null without one. */
export function lackedService(specialist: { name: string } | null, offersService: boolean | null): FormError | null {
  if (!specialist || offersService !== false) return null;
  return { message: `Choose a service that ${specialist.name} offers`, fieldId: fieldId('service') };
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
