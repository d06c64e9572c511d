import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moving from step to step leads the keyboard and the screen reader to the new question; an error
 * summary that is there goes first.
 */
export function useQuestionFocus(step: string): RefObject<HTMLHeadingElement | null> {
  const question = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (document.activeElement?.getAttribute('role') !== 'alert') question.current?.focus({ preventScroll: true });
  }, [step]);
  return question;
}
