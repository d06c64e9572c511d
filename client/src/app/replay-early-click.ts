import { useEffect } from 'react';
import { markPageInteractive } from '~/lib/first-idle.ts';
import { useIsInteractive } from '~/lib/use-is-interactive.ts';

/** Buttons that open a dialog, and those of the cookie notice. Also in public/before-paint.js. */
const REPEATED = 'button:is([aria-haspopup="dialog"], [data-repeat-click])';

/**
 * Marks the document as interactive, and repeats an earlier click on one of these buttons.
 * public/before-paint.js stores the button's label, because hydration may replace the button.
 */
export function useReplayEarlyClick(): void {
  const isInteractive = useIsInteractive();
  useEffect(() => {
    if (!isInteractive) return;
    const { dataset } = document.documentElement;
    dataset.interactive = '';
    markPageInteractive();
    if (dataset.earlyClick === undefined) return;
    const buttons = document.querySelectorAll<HTMLButtonElement>(REPEATED);
    const labelOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;
    [...buttons].find((button) => labelOf(button) === dataset.earlyClick)?.click();
    delete dataset.earlyClick;
  }, [isInteractive]);
}
