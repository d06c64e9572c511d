import { controlsIn } from './nearest-control.ts';

/**
 * Remembers where the focus is, and gives a function that brings it back. What had it may be gone
 * by then, because what was done in a dialog took away its button, or the whole card: then it goes
 * to the first control of what is left around it.
 */
export function rememberFocus(): () => void {
  const around: HTMLElement[] = [];
  for (let part = document.activeElement; part instanceof HTMLElement; part = part.parentElement) around.push(part);
  return () => {
    const place = around.findIndex((part) => part.isConnected && !part.matches(':disabled'));
    const left = around[place];
    // The page as a whole is no place to go back to.
    if (!left || left === document.body) return;
    if (place === 0) left.focus();
    else controlsIn(left)[0]?.focus();
  };
}
