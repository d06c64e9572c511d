import { usePageResponse } from '~/site/page-document.ts';

/** Gives the page status 404, and tells crawlers that run scripts (SHELL-12). */
export function NotFoundMarker() {
  usePageResponse().setStatus(404);
  return <meta name="prerender-status-code" content="404" />;
}
