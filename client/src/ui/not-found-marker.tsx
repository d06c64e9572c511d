/**
 * SHELL-12: tells a prerenderer, and a crawler that runs scripts, which status this page stands
 * for.
 */
export function NotFoundMarker() {
  return <meta name="prerender-status-code" content="404" />;
}
