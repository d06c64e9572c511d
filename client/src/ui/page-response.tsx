import { createContext, useContext } from 'react';

/** A page's HTTP response, while the server renders it. In the browser, calls do nothing. */
export interface PageResponse {
  setStatus(status: 404): void;
  /** Permanently redirects to a path of this site, which may have a query string. */
  redirect(path: string): void;
}

export const PageResponseContext = createContext<PageResponse>({
  setStatus: () => undefined,
  redirect: () => undefined,
});

export const usePageResponse = (): PageResponse => useContext(PageResponseContext);

/** Gives the page status 404, and tells crawlers that run scripts (SHELL-12). */
export function NotFoundMarker() {
  usePageResponse().setStatus(404);
  return <meta name="prerender-status-code" content="404" />;
}
