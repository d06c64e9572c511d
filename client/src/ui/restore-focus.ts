import { controlsIn } from './nearest-control.ts';

/**
 * Returns a function that restores the current focus. If the focused element is gone or disabled by
 * then, the first control of its closest remaining ancestor gets the focus.
 */
export function focusRestorer(): () => void {
  const path: HTMLElement[] = [];
  for (let node = document.activeElement; node instanceof HTMLElement; node = node.parentElement) path.push(node);
  return () => {
    const remaining = path.find((element) => element.isConnected && !element.matches(':disabled'));
    if (!remaining || remaining === document.body) return;
    if (remaining === path[0]) remaining.focus();
    else controlsIn(remaining)[0]?.focus();
  };
}
