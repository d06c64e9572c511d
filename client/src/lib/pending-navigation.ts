let isPending = () => false;

/** Tells how to ask the router whether it is loading another page. */
export function observeNavigation(isLoading: () => boolean): void {
  isPending = isLoading;
}

/** Whether the router is loading another page, whose history entry will follow. */
export const isNavigationPending = (): boolean => isPending();
