import { useEffect, useRef, useState } from 'react';
import type { BookingState } from '~/site/navigation/booking-state.ts';
import { product } from '~/site/product.ts';
import { Button } from '~/ui/button.tsx';
import styles from './booking-verification.module.css';
import { ChangeEmailForm } from './change-email-form.tsx';
import { newEmailDraft } from './new-email-draft.ts';
import type { Verification } from './use-verification.ts';

interface ChangeEmailProps {
  booking: BookingState;
  /** The address that the booking may still have, because its last change had no response. */
  previousEmail: string | null;
  onChanged: Verification['emailChanged'];
}

/** Corrects a mistyped address (REG-32, C-59). After a reload the form is still open. */
export function ChangeEmail({ booking, previousEmail, onChanged }: ChangeEmailProps) {
  const draft = newEmailDraft.open(booking.reference);
  const [isOpen, setIsOpen] = useState(() => draft.get().savedAt !== null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);

  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (booking.customerId === null) {
    return (
      <p className={styles.help}>
        Wrong address? Email <a href={product.supportHref}>{product.supportEmail}</a> and we’ll change it.
      </p>
    );
  }
  if (!isOpen) {
    return (
      <p className={styles.prompt}>
        Wrong address?{' '}
        <Button ref={opener} variant="ghost" onClick={() => setIsOpen(true)}>
          Change it
        </Button>
      </p>
    );
  }
  return (
    <ChangeEmailForm
      booking={booking}
      customerId={booking.customerId}
      previousEmail={previousEmail}
      onChanged={onChanged}
      onCancel={() => {
        draft.clear();
        setIsOpen(false);
      }}
    />
  );
}
