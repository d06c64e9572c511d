/** As in the style sheet of the profile dialog, whose photo always has it. */
const NAME = 'specialist-photo';

/** How long the dialog may take, in ms: the browser draws nothing meanwhile. */
const MAX_WAIT_MS = 100;

/**
 * Opens a profile. In browsers that can, and unless the visitor prefers less motion, the card's
 * photo moves to where the dialog shows it.
 */
export function openFromCard(photo: HTMLElement | null, open: () => void): void {
  const canMove = 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!photo || !canMove) {
    open();
    return;
  }
  photo.style.viewTransitionName = NAME;
  const transition = document.startViewTransition(async () => {
    photo.style.viewTransitionName = '';
    open();
    await dialogPhoto();
  });
  // The browser skips it, for example in a hidden tab. The dialog opens all the same.
  transition.ready.catch(() => undefined);
}

/** Resolves when the dialog has rendered its photo, or after `MAX_WAIT_MS`. */
function dialogPhoto(): Promise<void> {
  return new Promise((resolve) => {
    const isRendered = () => document.querySelector(`[role="dialog"] [data-photo="${NAME}"]`) !== null;
    const observer = new MutationObserver(() => isRendered() && finish());
    const timer = setTimeout(finish, MAX_WAIT_MS);
    function finish() {
      clearTimeout(timer);
      observer.disconnect();
      resolve();
    }
    observer.observe(document.body, { subtree: true, childList: true });
    if (isRendered()) finish();
  });
}
