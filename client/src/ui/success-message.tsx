import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './success-message.module.css';

/** For so long it stands before the dialog closes by itself (APPT-30). */
const STANDS_MS = 2000;

interface SuccessMessageProps {
  title: string;
  children?: ReactNode;
  onClose: () => void;
}

/**
 * In a dialog, in the place of what was asked: that it is done. Takes the focus, so that it is
 * read, and closes the dialog two seconds later. Nothing is lost by that: the page behind shows it
 * too. It stays open for who presses anything in it, to listen or to select.
 */
export function SuccessMessage({ title, children, onClose }: SuccessMessageProps) {
  const root = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    box.current?.focus();
    const timer = setTimeout(close, STANDS_MS);
    const stay = () => clearTimeout(timer);
    const stayAfterKey = ({ repeat }: KeyboardEvent) => {
      // The key that sent the form may still be held down.
      if (!repeat) stay();
    };
    const area = root.current;
    area?.addEventListener('pointerdown', stay);
    area?.addEventListener('keydown', stayAfterKey);
    return () => {
      stay();
      area?.removeEventListener('pointerdown', stay);
      area?.removeEventListener('keydown', stayAfterKey);
    };
  }, []);
  return (
    <div ref={root} className={styles.done}>
      <div ref={box} role="status" tabIndex={-1} className={styles.words}>
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
