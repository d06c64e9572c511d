import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import type { BookingAnswers, ChangeAnswers } from './booking-answers.ts';

interface PreselectedNoteProps {
  draft: BookingAnswers;
  change: ChangeAnswers;
  /** Null while it is not known. */
  offers: boolean | null;
}

/**
 * Whom the booking is for, with a way to take it back; and the truth when they do not do this work
 * (C-07).
 */
export function PreselectedNote({ draft: { preselected, specialist, service }, change, offers }: PreselectedNoteProps) {
  if (!preselected) return null;
  const { id, name } = preselected;
  const remove = () => change({ preselected: null, specialist: specialist?.id === id ? null : specialist });
  return (
    <Notice
      tone={offers === false ? 'warning' : 'info'}
      actions={
        <Button variant="outline" onClick={remove}>
          Book without {name}
        </Button>
      }
    >
      {offers === false ? (
        <p>
          {name} does not offer {service?.name}. Choose another service, or book without {name}.
        </p>
      ) : (
        <p>
          You are booking with <strong>{name}</strong>.
        </p>
      )}
    </Notice>
  );
}
