import { useEffect, useRef, useState } from 'react';
import type { BookingState } from '~/site/navigation/booking-state.ts';
import { product } from '~/site/product.ts';
import { Button } from '~/ui/button.tsx';
import styles from './booking-verification.module.css';
import { ChangeEmailForm } from './change-email-form.tsx';
import { newEmailDraft } from './email-draft.ts';

interface ChangeEmailProps {
  booking: BookingState;
  /** Where the booking may still be, when nobody has said that its last change was made. */
  earlierEmail: string | null;
  onMoved: (to: Pick<BookingState, 'email' | 'customerId' | 'message'>, from: string | null) => void;
}

/**
 * A way out for who has mistyped the address at booking (REG-32, C-59). Open again after a reload
 * that came in the middle of it.
 */
export function ChangeEmail({ booking, earlierEmail, onMoved }: ChangeEmailProps) {
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
        Wrong address? Write to <a href={product.supportHref}>{product.supportEmail}</a>, and we change it.
      </p>
    );
  }
  if (!isOpen) {
    return (
      <p className={styles.wrong}>
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
      earlierEmail={earlierEmail}
      onMoved={onMoved}
      onCancel={() => {
        draft.clear();
        setIsOpen(false);
      }}
    />
  );
}
