import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './success-message.module.css';

/** How long the message is shown before the dialog closes (APPT-30). */
const AUTO_CLOSE_MS = 2000;

interface SuccessMessageProps {
  title: string;
  children?: ReactNode;
  onClose: () => void;
}

/**
 * Replaces the content of a dialog after a success. Takes the focus, so that screen readers
 * announce it, and closes the dialog after two seconds, because the page behind shows the result
 * too. Any click or key in the message cancels that.
 */
export function SuccessMessage({ title, children, onClose }: SuccessMessageProps) {
  const root = useRef<HTMLDivElement>(null);
  const message = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    message.current?.focus();
    const timer = setTimeout(close, AUTO_CLOSE_MS);
    const keepOpen = () => clearTimeout(timer);
    const keepOpenAfterKey = ({ repeat }: KeyboardEvent) => {
      // The key that submitted the form may still be held down.
      if (!repeat) keepOpen();
    };
    const element = root.current;
    element?.addEventListener('pointerdown', keepOpen);
    element?.addEventListener('keydown', keepOpenAfterKey);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('pointerdown', keepOpen);
      element?.removeEventListener('keydown', keepOpenAfterKey);
    };
  }, []);
  return (
    <div ref={root} className={styles.success}>
      <div ref={message} role="status" tabIndex={-1} className={styles.message}>
        <CircleCheck aria-hidden />
        <p className={styles.title}>{title}</p>
        {children}
      </div>
      <Button variant="outline" onClick={onClose}>
        Close
      </Button>
    </div>
  );
}
