import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { cleanupOutdatedCaches, PrecacheFallbackPlugin, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

/** Of the page without a connection, which has its styles and its script in it. */
declare const PAGE_REVISION: string;

/** What the DOM's types leave out: https://www.w3.org/TR/service-workers/ */
declare const self: {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: Event & Partial<StaticRouting>) => void): void;
};
interface StaticRouting {
  addRoutes(rules: object): Promise<void>;
}

const PAGE = '/offline';

// Every page comes from the network, so none is ever out of date. Only without one is the page
// shown that a service worker keeps, and nothing else is kept or looked at.
precache([{ url: PAGE, revision: PAGE_REVISION }]);
cleanupOutdatedCaches();
enableNavigationPreload();
registerRoute(new NavigationRoute(new NetworkOnly({ plugins: [new PrecacheFallbackPlugin({ fallbackURL: PAGE })] })));

self.addEventListener('install', (event) => {
  // It shares nothing with the open pages, so they needn't be closed first.
  void self.skipWaiting();
  // Where browsers can, other requests don't pass through here.
  void event.addRoutes?.({ condition: { not: { requestMode: 'navigate' } }, source: 'network' }).catch(() => undefined);
});
