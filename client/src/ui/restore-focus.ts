import { controlsIn } from './nearest-control.ts';

/**
 * Returns a function that restores the current focus. If the focused element is gone or disabled by
 * then, the first control of its closest remaining ancestor gets the focus.
 */
export function focusRestorer(): () => void {
  const path: HTMLElement[] = [];
  for (let node = document.activeElement; node instanceof HTMLElement; node = node.parentElement) path.push(node);
  const restore = () => {
    const remaining = path.find((element) => element.isConnected && !element.matches(':disabled'));
    if (!remaining || remaining === document.body) return;
    if (remaining !== path[0]) {
      controlsIn(remaining)[0]?.focus();
      return;
    }
    remaining.focus();
    // On a slow connection, what the dialog did removes it only later.
    whenRemoved(remaining, restore);
  };
  return restore;
}

/** Calls back if an element is removed before the visitor has gone on to something else. */
function whenRemoved(element: HTMLElement, callback: () => void): void {
  const observer = new MutationObserver(() => {
    if (element.isConnected) return;
    stop();
    callback();
  });
  const stop = () => {
    observer.disconnect();
    document.removeEventListener('focusin', stop);
    document.removeEventListener('pointerdown', stop);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', stop);
  document.addEventListener('pointerdown', stop);
}
