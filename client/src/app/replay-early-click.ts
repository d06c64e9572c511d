import { useEffect } from 'react';
import { useIsInteractive } from '~/lib/use-is-interactive.ts';

/**
 * Marks the document as interactive, and repeats an earlier click on a button that opens a dialog.
 * public/before-paint.js stores the button's label, because hydration may replace the button.
 */
export function useReplayEarlyClick(): void {
  const isInteractive = useIsInteractive();
  useEffect(() => {
    if (!isInteractive) return;
    const { dataset } = document.documentElement;
    dataset.interactive = '';
    if (dataset.earlyClick === undefined) return;
    const buttons = document.querySelectorAll<HTMLButtonElement>('button[aria-haspopup="dialog"]');
    const labelOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;
    [...buttons].find((button) => labelOf(button) === dataset.earlyClick)?.click();
    delete dataset.earlyClick;
  }, [isInteractive]);
}
