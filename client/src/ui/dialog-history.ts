import { newId } from '~/lib/new-id.ts';
import { holdNavigation, isNavigationPending } from '~/lib/pending-navigation.ts';

/*
 * Open dialogs have a history entry each, with the address of the page, so that the browser's Back
 * closes the topmost instead of leaving the page. The router never learns of these entries: their
 * `popstate` events stop here, and their state is a copy of the page's with an id of our own.
 */

interface OpenDialog {
  /** Of its history entry; null before there is one, and after Back has removed it. */
  id: string | null;
  /** Returns whether it lets itself be closed. */
  close: () => boolean;
}

/** The topmost last. */
const dialogs: OpenDialog[] = [];
/** The state of the entry below each of our entries, as JSON. */
const stateBelow = new Map<string, string>();
/** Whether we are removing an entry, so that the next `popstate` is our own. */
let isRemoving = false;
/**
 * Ends the wait of the router's navigations, which would start from the entry of a dialog that was
 * closed: a step back would only remove that, and our own step back would take a new page with it.
 */
let releaseNavigation: (() => void) | null = null;
let isListening = false;
/** Whether the browser's last step was backwards; false in browsers that don't say. */
let wasStepBack = false;

/** Adds a history entry for a dialog. Returns a function that removes it when the dialog closes. */
export function addDialogEntry(close: () => boolean): () => void {
  if (!isListening) listen();
  const dialog: OpenDialog = { id: null, close };
  dialogs.push(dialog);
  // Our own step back would take the new entry with it.
  if (!isRemoving) pushEntry(dialog);
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1);
    releaseNavigation ??= holdNavigation();
    // Later, because another dialog may take over its entry, or the router follow a link in it.
    setTimeout(removeUnusedEntry);
  };
}

function listen(): void {
  isListening = true;
  window.navigation?.addEventListener('currententrychange', ({ from }) => {
    wasStepBack = from.index > (window.navigation.currentEntry?.index ?? from.index);
  });
  // In the capture phase, to come before the router.
  window.addEventListener('popstate', handlePopState, { capture: true });
}

function pushEntry(dialog: OpenDialog): void {
  const id = entryId();
  if (id !== null && isUnused(id)) {
    dialog.id = id;
    return;
  }
  dialog.id = newId();
  stateBelow.set(dialog.id, JSON.stringify(window.history.state));
  window.history.pushState({ ...window.history.state, dialog: dialog.id }, '');
}

function handlePopState(event: PopStateEvent): void {
  if (isRemoving) {
    isRemoving = false;
    event.stopImmediatePropagation();
    for (const dialog of dialogs) if (dialog.id === null) pushEntry(dialog);
    removeUnusedEntry();
    return;
  }
  const top = dialogs.at(-1);
  if (top && top.id !== null && JSON.stringify(event.state) === stateBelow.get(top.id)) {
    event.stopImmediatePropagation();
    if (top.close()) top.id = null;
    else pushEntry(top);
    return;
  }
  // Back from a page that a link in a dialog led to: nothing has its entry any more.
  if (wasStepBack) setTimeout(removeUnusedEntry);
}

function removeUnusedEntry(): void {
  if (isRemoving) return;
  const id = entryId();
  // While the next page is loading, a step back would be one back from that.
  if (isNavigationPending() || id === null || !isUnused(id)) {
    releaseNavigation?.();
    releaseNavigation = null;
    return;
  }
  isRemoving = true;
  releaseNavigation ??= holdNavigation();
  window.history.back();
}

const isUnused = (id: string) => dialogs.every((dialog) => dialog.id !== id);

/** The id in the current history entry; null if it is none of a dialog. */
function entryId(): string | null {
  const id: unknown = window.history.state?.dialog;
  return typeof id === 'string' ? id : null;
}
