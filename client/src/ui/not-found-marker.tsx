/** Tells prerenderers, and crawlers that run scripts, that the page is a 404 (SHELL-12). */
export function NotFoundMarker() {
  return <meta name="prerender-status-code" content="404" />;
}
