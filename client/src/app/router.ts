import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  IDLE_NAVIGATION,
  type Location,
  matchRoutes,
  type NavigateOptions,
  NavigationType,
  type RouteObject,
  type RouterProviderProps,
  resolvePath,
  type To,
} from 'react-router-dom';
import { newId } from '~/lib/new-id.ts';

type Router = RouterProviderProps['router'];
type State = Router['state'];
type Subscriber = Parameters<Router['subscribe']>[0];
type Scroll = Parameters<Router['enableScrollRestoration']>;

const NO_EFFECTS: Parameters<Subscriber>[1] = {
  deletedFetchers: [],
  newErrors: null,
  viewTransitionOpts: undefined,
  flushSync: false,
};

/**
 * What `RouterProvider` and the hooks use of `createBrowserRouter`, which is larger than all else
 * that Mendwell uses of React Router: nine tenths of it are for loaders, actions and fetchers.
 * `router-parts.ts` fails the build if they use more. Navigation loads the next page's code before
 * it changes the history and the page, unless another one supersedes it. `isHydrated` keeps the
 * scroll position of the first page.
 */
export function createRouter(
  routes: RouteObject[],
  { isHydrated = false, history = createBrowserHistory() } = {},
): Router {
  assignIds(routes);
  const subscribers = new Set<Subscriber>();
  const matchesAt = (location: Location) => (matchRoutes(routes, location) ?? []) as State['matches'];
  const firstMatches = matchesAt(history.location);
  const isLoaded = !firstMatches.some(isLazy);
  let state: State = {
    historyAction: history.action,
    location: history.location,
    matches: firstMatches,
    initialized: isLoaded,
    renderFallback: !isLoaded,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: isHydrated ? false : null,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: {},
    actionData: null,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  };
  let lastNavigation = 0;
  let scroll: Scroll | null = null;
  let isFirstPositionRestored = isHydrated;

  function update(change: Partial<State>): void {
    state = { ...state, ...change };
    for (const subscriber of subscribers) subscriber(state, NO_EFFECTS);
  }

  const scrollKey = (location: Location) => scroll?.[2]?.(location, []) || location.key;
  const savedPosition = (location: Location) => scroll?.[0][scrollKey(location)] ?? null;

  async function start(historyAction: NavigationType, location: Location, preventScrollReset = false): Promise<void> {
    lastNavigation += 1;
    const navigation = lastNavigation;
    if (scroll) scroll[0][scrollKey(state.location)] = scroll[1]();
    const matches = matchesAt(location);
    let errors: State['errors'] = null;
    if (matches.some(isLazy)) {
      const loading = { ...IDLE_NAVIGATION, state: 'loading', location, matches, historyAction } as const;
      // Not for the first page, which has its skeleton.
      if (location !== state.location) update({ navigation: loading });
      errors = await loadMatches(matches);
      if (navigation !== lastNavigation) return;
    }
    const restoreScrollPosition = savedPosition(location);
    if (historyAction === NavigationType.Push) history.push(location, location.state);
    if (historyAction === NavigationType.Replace) history.replace(location, location.state);
    update({
      historyAction,
      location,
      matches,
      errors,
      restoreScrollPosition,
      preventScrollReset,
      initialized: true,
      renderFallback: false,
      navigation: IDLE_NAVIGATION,
    });
  }

  history.listen(({ action, location }) => void start(action, location));
  if (!isLoaded) void start(NavigationType.Pop, state.location);

  const router: Partial<Router> = {
    get state() {
      return state;
    },
    basename: '/',
    future: {},
    manifest: {},
    routes: routes as Router['routes'],
    window,
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
    subscribe(subscriber) {
      subscribers.add(subscriber);
      // The state may have changed since the first render.
      subscriber(state, NO_EFFECTS);
      return () => subscribers.delete(subscriber);
    },
    /** Paths are absolute, or empty for another query or hash of this page. */
    async navigate(to: To | number | null, options: NavigateOptions = {}) {
      if (typeof to === 'number') return history.go(to);
      const path = history.encodeLocation(resolvePath(to ?? '', state.location.pathname));
      for (const url of [to ?? '', path]) rejectOtherSites(typeof url === 'string' ? url : createPath(url));
      const { replace, preventScrollReset } = options;
      const location = { ...path, state: options.state ?? null, key: newId(), mask: undefined };
      await start(replace ? NavigationType.Replace : NavigationType.Push, location, preventScrollReset);
    },
    enableScrollRestoration(...options) {
      scroll = options;
      if (!isFirstPositionRestored && state.navigation.state === 'idle') {
        isFirstPositionRestored = true;
        const position = savedPosition(state.location);
        if (position !== null) update({ restoreScrollPosition: position });
      }
      return () => {
        scroll = null;
      };
    },
  };
  return router as Router;
}

/** Hooks find their route by its id. */
function assignIds(routes: RouteObject[], prefix = ''): void {
  for (const [index, route] of routes.entries()) {
    route.id ??= prefix + index;
    assignIds(route.children ?? [], `${route.id}-`);
  }
}

type Match = State['matches'][number];

const isLazy = ({ route }: Match) => route.lazy !== undefined;

/** Returns the errors of those whose code failed to load, by their ids; null if there are none. */
async function loadMatches(matches: readonly Match[]): Promise<State['errors']> {
  const errors: NonNullable<State['errors']> = {};
  await Promise.all(
    matches.map(({ route }) =>
      loadRoute(route).catch((error: unknown) => {
        errors[route.id] = error;
      }),
    ),
  );
  return Object.keys(errors).length > 0 ? errors : null;
}

/** Loads a route's code into it, so that it is rendered at once from then on. */
export async function loadRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

/** The history would open one by a page load. */
function rejectOtherSites(url: string): void {
  if (new URL(url, window.location.href).origin !== window.location.origin) throw new Error('Not a page of this site.');
}
