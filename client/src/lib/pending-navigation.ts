import type { createBrowserRouter, RouterNavigateOptions, To } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

let isPending = () => false;
let held: Promise<void> | null = null;

/** From now on, it is known whether this router is loading a page, and its navigations can wait. */
export function observeNavigation(router: Router): void {
  isPending = () => router.state.navigation.state !== 'idle';
  const { navigate } = router;
  router.navigate = async (to: To | number | null, options?: RouterNavigateOptions) => {
    if (held !== null) await held;
    await (typeof to === 'number' ? navigate(to) : navigate(to, options));
  };
}

/** Whether the router is loading another page, whose history entry will follow. */
export const isNavigationPending = (): boolean => isPending();

/** Lets navigations wait until the returned function is called. */
export function holdNavigation(): () => void {
  let release = () => {};
  held = new Promise<void>((resolve) => {
    release = () => {
      held = null;
      resolve();
    };
  });
  return release;
}
