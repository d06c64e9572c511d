import { useEffect } from 'react';
import { useIsInteractive } from '~/lib/use-is-interactive.ts';

/**
 * Marks the document as interactive, and repeats an earlier press on a button that opens a dialog.
 * public/before-paint.js has noted the button's name, because hydration may replace the button.
 */
export function useEarlyPress(): void {
  const isInteractive = useIsInteractive();
  useEffect(() => {
    if (!isInteractive) return;
    const page = document.documentElement.dataset;
    page.interactive = '';
    if (page.pressed === undefined) return;
    const openers = document.querySelectorAll<HTMLButtonElement>('button[aria-haspopup="dialog"]');
    const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;
    [...openers].find((button) => nameOf(button) === page.pressed)?.click();
    delete page.pressed;
  }, [isInteractive]);
}
