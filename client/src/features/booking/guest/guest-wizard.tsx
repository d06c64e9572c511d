import { useState } from 'react';
import { askedSpecialist } from '~/features/booking/shared/booking-answers.ts';
import type { BookingStep } from '~/features/booking/shared/booking-steps.ts';
import type { BookingStore } from '~/features/booking/shared/booking-store.ts';
import { BookingWizard } from '~/features/booking/shared/booking-wizard.tsx';
import { PreselectedNote } from '~/features/booking/shared/preselected-note.tsx';
import type { Submission } from '~/features/booking/shared/submit/submission.ts';
import { usePriceGuide } from '~/features/booking/shared/use-price-guide.ts';
import { typedVehicleOf } from '~/features/booking/shared/written.ts';
import { useSession } from '~/features/session/session.ts';
import { AccountOffer } from './account-offer.tsx';
import type { BookingDraft } from './booking-draft.ts';
import { guestBooking } from './booking-flow.ts';
import { BookingTop } from './booking-top.tsx';
import { StepContent } from './step-content.tsx';

interface GuestWizardProps {
  step: BookingStep;
  draft: BookingDraft;
  store: BookingStore<BookingDraft>;
  submission: Submission<BookingDraft>;
  onSubmit: () => void;
  onStartAgain: () => void;
}

/** A guest's booking: with whoever's 'Book now' began it, and how to reach the guest at its end. */
export function GuestWizard({ step, draft, store, submission, onSubmit, onStartAgain }: GuestWizardProps) {
  const written = {
    draft,
    vehicle: typedVehicleOf(draft),
    address: draft.address.trim(),
    asked: askedSpecialist(draft),
  };
  const guide = usePriceGuide(written);
  const preselectedOffers = guide.offers(draft.preselected);
  const { change } = store;
  // Before anything is typed here that would have to be typed there again.
  const offersAccount = useSession() !== null && step === 'service';
  const namesPreselected = draft.preselected !== null && (step !== 'specialist' || preselectedOffers === false);
  const [emptyings, setEmptyings] = useState(0);
  const startAgain = () => {
    onStartAgain();
    setEmptyings((times) => times + 1);
  };
  return (
    <BookingWizard
      {...{ step, draft, written, guide, submission, onSubmit, emptyings }}
      kind={guestBooking}
      showsSkipped
      top={
        <BookingTop canStartAgain={draft.savedAt !== null && submission.kind !== 'sending'} onStartAgain={startAgain} />
      }
      note={
        (offersAccount || namesPreselected) && (
          <>
            {offersAccount && <AccountOffer draft={draft} />}
            {namesPreselected && <PreselectedNote draft={draft} change={change} offers={preselectedOffers} />}
          </>
        )
      }
      renderStep={(errorOf) => <StepContent {...{ step, draft, change, guide, errorOf }} />}
    />
  );
}
