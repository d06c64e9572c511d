import { type ComponentType, lazy } from 'react';
import { firstIdle } from '~/lib/first-idle.ts';

/**
 * Loads a component that asks the graph, with the client. For what is opened on a page that is
 * usable without it; pages that begin with a query have a layout for it.
 */
export async function withGraph<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const [{ GraphProvider }, Component] = await Promise.all([import('./graph-provider.tsx'), load()]);
  return (props) => (
    <GraphProvider>
      <Component {...props} />
    </GraphProvider>
  );
}

/**
 * A part of such a page that shows data: rendered on the server, and taken over by the browser when
 * it has time. Render it within a Suspense. `WhenFailed` replaces it if its code can't be loaded.
 */
export function graphPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  WhenFailed: ComponentType<Props>,
) {
  return lazy(async () => {
    await firstIdle;
    return { default: await withGraph(load).catch(() => WhenFailed) };
  });
}
