import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the question when the step changes, unless an error summary has the focus. */
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
