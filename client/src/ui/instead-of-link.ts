import type { MouseEvent } from 'react';

/**
 * A link's click handler that does something on the page instead of following the link. The link
 * still works without JavaScript, and with a click that opens a new tab.
 */
export function insteadOfLink(action: () => void) {
  return (event: MouseEvent<HTMLAnchorElement>): void => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    action();
  };
}
