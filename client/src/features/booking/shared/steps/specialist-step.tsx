import { useEffect, useEffectEvent } from 'react';
import type { BookingAnswers, NamedSpecialist } from '~/features/booking/shared/booking-answers.ts';
import { SpecialistPicker } from '~/features/specialists/specialist-picker.tsx';
import type { LocationInput } from '~/graphql/generated/graphql.ts';

type Choice = NonNullable<BookingAnswers['specialist']>;

interface SpecialistStepProps {
  serviceId: string;
  choice: Choice | null;
  /** Where the specialist would travel to; empty while it is not known. */
  address: string;
  location: LocationInput | null;
  /** Chosen automatically while there is no choice. */
  suggested?: NamedSpecialist | null;
  /** With the day that the list is filtered by; null for any. */
  onChoose: (choice: Choice, day: string | null) => void;
  onDayChange: (day: string | null) => void;
}

/** The choice of a specialist (BOOK-19..24, DBOOK-17). */
export function SpecialistStep({ suggested = null, ...picker }: SpecialistStepProps) {
  const { choice, onChoose } = picker;
  const chooseSuggested = useEffectEvent(() => suggested && onChoose(suggested, null));
  const isUndecided = choice === null && suggested !== null;
  useEffect(() => {
    if (isUndecided) chooseSuggested();
  }, [isUndecided]);
  return <SpecialistPicker {...picker} />;
}
